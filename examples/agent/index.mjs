/**
 * An agent without a model, for trying out and testing clients: the first word of a prompt chooses a script (`scripts.mjs`).
 * It keeps its sessions in memory. Run it with `node examples/agent/index.mjs`; it speaks over standard streams.
 */
import { NotAdvertisedError, RequestError, serve } from "ask-session-protocol/agent";
import { stdioTransport } from "ask-session-protocol/node";
import { SCRIPTS } from "./scripts.mjs";
import { configOptions, modes, Store } from "./store.mjs";

const store = new Store();
/** Nobody has to log in at first; whoever has logged out does. */
let isLoggedIn = true;

const connection = serve(stdioTransport(), {
  initialize: () => ({
    agentInfo: { name: "scripted-agent", title: "Scripted agent", version: "1.0.0" },
    authMethods: [{ id: "pretend", name: "Pretend to log in" }],
    agentCapabilities: {
      promptCapabilities: { image: true, audio: true, embeddedContext: true },
      sessionCapabilities: { additionalDirectories: {} },
    },
  }),

  authenticate() {
    isLoggedIn = true;
  },
  logout() {
    isLoggedIn = false;
  },

  newSession({ cwd, additionalDirectories = [] }) {
    if (!isLoggedIn) throw new RequestError("auth_required", "session/new: authentication required");
    const session = store.create(cwd, additionalDirectories);
    return { sessionId: session.id, modes: modes(session), configOptions: configOptions(session) };
  },

  async loadSession({ sessionId, cwd, additionalDirectories = [] }, transcript) {
    const session = store.open(sessionId, cwd, additionalDirectories);
    for (const { role, text } of session.messages) await (role === "user" ? transcript.userText(text) : transcript.text(text));
    return { modes: modes(session), configOptions: configOptions(session) };
  },

  resumeSession({ sessionId, cwd, additionalDirectories = [] }) {
    const session = store.open(sessionId, cwd, additionalDirectories);
    return { modes: modes(session), configOptions: configOptions(session) };
  },

  listSessions: ({ cwd, cursor }) => store.list(cwd ?? undefined, cursor ?? undefined),
  closeSession() {},
  deleteSession({ sessionId }) {
    store.delete(sessionId);
  },

  setMode({ sessionId, modeId }) {
    store.get(sessionId).mode = modeId;
    connection.session(sessionId).configOptions(configOptions(store.get(sessionId)));
  },

  setConfigOption({ sessionId, value }) {
    const session = store.get(sessionId);
    session.mode = value;
    connection.session(sessionId).mode(value);
    return { configOptions: configOptions(session) };
  },

  /** Commands are told of once the client knows the session. */
  opened(session) {
    session.commands(Object.entries(SCRIPTS).map(([name, { description }]) => ({ name, description })));
  },

  async prompt({ sessionId, prompt }, turn) {
    const session = store.get(sessionId);
    const said = prompt.map((block) => (block.type === "text" ? block.text : `[${block.type}]`)).join(" ");
    session.say("user", said);
    if (session.title === undefined) {
      session.title = said.slice(0, 60);
      turn.info({ title: session.title, updatedAt: session.updatedAt });
    }
    const [word = ""] = said.replace(/^\//, "").split(/\s/, 1);
    const script = Object.hasOwn(SCRIPTS, word) ? SCRIPTS[word] : SCRIPTS.hello;
    const say = async (text) => {
      session.say("agent", text);
      await turn.text(text);
    };
    try {
      await script.run(turn, session, say);
    } catch (error) {
      // An agent copes with every client, whatever that can do (initialization).
      if (!(error instanceof NotAdvertisedError)) throw error;
      await say(`Your editor cannot do that: it has no ${error.capability}.`);
    }
    return "end_turn";
  },
});
