"""An agent of the official Python SDK over standard streams; the first word of a prompt says what it does."""

import asyncio
import os
from pathlib import Path
from uuid import uuid4

from acp import (
    RequestError,
    plan_entry,
    run_agent,
    start_tool_call,
    tool_diff_content,
    tool_terminal_ref,
    update_agent_message_text,
    update_agent_thought_text,
    update_plan,
    update_tool_call,
    update_user_message_text,
)
from acp.schema import (
    AgentCapabilities,
    AuthMethodAgent,
    CurrentModeUpdate,
    ElicitationFormSessionMode,
    Implementation,
    InitializeResponse,
    ListSessionsResponse,
    LoadSessionResponse,
    NewSessionResponse,
    PermissionOption,
    PromptResponse,
    ResumeSessionResponse,
    SessionCapabilities,
    SessionCloseCapabilities,
    SessionConfigOptionSelect,
    SessionConfigSelectOption,
    SessionInfo,
    SessionListCapabilities,
    SessionMode,
    SessionModeState,
    SessionResumeCapabilities,
    SetSessionConfigOptionResponse,
    ToolCallUpdate,
)

MODES = ["ask", "code"]
OPTIONS = [
    PermissionOption(option_id="yes", name="Allow", kind="allow_once"),
    PermissionOption(option_id="no", name="Reject", kind="reject_once"),
]


class Session:
    def __init__(self, cwd):
        self.cwd = cwd
        self.said = []
        self.mode = "ask"
        self.cancelled = asyncio.Event()

    @property
    def options(self):
        values = [SessionConfigSelectOption(value=mode, name=mode) for mode in MODES]
        return [SessionConfigOptionSelect(type="select", id="mode", name="Mode", current_value=self.mode, options=values)]

    @property
    def modes(self):
        return SessionModeState(current_mode_id=self.mode, available_modes=[SessionMode(id=mode, name=mode) for mode in MODES])


class Scripts:
    """What a prompt makes the agent do, a method for each first word."""

    def __init__(self, client, session_id, session):
        self.client, self.session_id, self.session = client, session_id, session

    async def tell(self, update):
        await self.client.session_update(session_id=self.session_id, update=update)

    async def say(self, text):
        self.session.said.append(("agent", text))
        await self.tell(update_agent_message_text(text))

    async def hello(self):
        await self.tell(update_agent_thought_text("Somebody is there."))
        for part in ["Hello", ", ", "world."]:
            await self.say(part)

    async def tool(self):
        path = str(Path(self.session.cwd, "greeting.txt"))
        await self.tell(start_tool_call("1", "Edit", kind="edit", status="pending"))
        await self.tell(update_tool_call("1", status="in_progress"))
        await self.tell(update_tool_call("1", content=[tool_diff_content(path, "Hello")]))
        await self.tell(update_tool_call("1", status="completed"))
        await self.say("It is edited.")

    async def permission(self):
        await self.tell(start_tool_call("2", "Remove", kind="delete", status="pending"))
        answer = await self.client.request_permission(
            session_id=self.session_id, tool_call=ToolCallUpdate(tool_call_id="2"), options=OPTIONS
        )
        allowed = answer.outcome.outcome == "selected" and answer.outcome.option_id == "yes"
        await self.tell(update_tool_call("2", status="completed" if allowed else "failed"))
        if answer.outcome.outcome == "selected":
            await self.say("It is gone." if allowed else "It stays as it is.")

    async def plan(self):
        for status in ["pending", "completed"]:
            await self.tell(update_plan([plan_entry("Look around", status=status)]))
        await self.say("All done.")

    async def file(self):
        folder = Path(self.session.cwd)
        answer = await self.client.read_text_file(session_id=self.session_id, path=str(folder / "in.txt"))
        await self.client.write_text_file(
            session_id=self.session_id, path=str(folder / "out.txt"), content=answer.content.upper()
        )
        await self.say(f"Wrote {len(answer.content)} characters.")

    async def refused(self, path):
        """Says the code with which the client refuses to read a file."""
        try:
            await self.client.read_text_file(session_id=self.session_id, path=path)
        except RequestError as error:
            await self.say(str(error.code))

    async def terminal(self):
        await self.tell(start_tool_call("3", "node --version", kind="execute", status="in_progress"))
        made = await self.client.create_terminal(
            session_id=self.session_id, command="node", args=["--version"], cwd=self.session.cwd
        )
        terminal = {"session_id": self.session_id, "terminal_id": made.terminal_id}
        await self.tell(update_tool_call("3", content=[tool_terminal_ref(made.terminal_id)]))
        ended = await self.client.wait_for_terminal_exit(**terminal)
        output = (await self.client.terminal_output(**terminal)).output
        await self.client.release_terminal(**terminal)
        await self.tell(update_tool_call("3", status="completed" if ended.exit_code == 0 else "failed"))
        await self.say(output.strip())

    async def elicit(self):
        schema = {"properties": {"colour": {"type": "string", "enum": ["red", "green"]}}, "required": ["colour"]}
        mode = ElicitationFormSessionMode(session_id=self.session_id, requested_schema=schema)
        answer = await self.client.create_elicitation(message="Which colour?", mode=mode)
        await self.say(f"It is {answer.content['colour']}." if answer.action == "accept" else "Then none.")

    async def slow(self):
        await self.say("Working ...")
        await self.session.cancelled.wait()

    async def fail(self):
        raise RequestError.internal_error({"reason": "no model"})

    async def exit(self):
        os._exit(3)


class ScriptedAgent:
    def __init__(self):
        self.sessions = {}
        self.is_logged_in = False

    def on_connect(self, conn):
        self.client = conn

    def find(self, session_id):
        if session_id not in self.sessions:
            raise RequestError.resource_not_found(session_id)
        return self.sessions[session_id]

    async def initialize(self, protocol_version, **_):
        can = SessionCapabilities(
            list=SessionListCapabilities(), resume=SessionResumeCapabilities(), close=SessionCloseCapabilities()
        )
        return InitializeResponse(
            protocol_version=1,
            agent_info=Implementation(name="sdk-agent", version="1"),
            auth_methods=[AuthMethodAgent(id="pretend", name="Pretend to log in")],
            agent_capabilities=AgentCapabilities(load_session=True, session_capabilities=can),
        )

    async def authenticate(self, method_id, **_):
        self.is_logged_in = True

    async def new_session(self, cwd, **_):
        if cwd.endswith("locked") and not self.is_logged_in:
            raise RequestError.auth_required()
        session_id = str(uuid4())
        session = self.sessions[session_id] = Session(cwd)
        return NewSessionResponse(session_id=session_id, modes=session.modes, config_options=session.options)

    async def load_session(self, cwd, session_id, **_):
        session = self.find(session_id)
        for role, text in session.said:
            update = update_user_message_text(text) if role == "user" else update_agent_message_text(text)
            await self.client.session_update(session_id=session_id, update=update)
        return LoadSessionResponse(modes=session.modes, config_options=session.options)

    async def resume_session(self, session_id, cwd, **_):
        session = self.find(session_id)
        return ResumeSessionResponse(modes=session.modes, config_options=session.options)

    async def list_sessions(self, **_):
        sessions = [SessionInfo(session_id=session_id, cwd=one.cwd) for session_id, one in self.sessions.items()]
        return ListSessionsResponse(sessions=sessions)

    async def close_session(self, session_id, **_):
        self.find(session_id).cancelled.set()

    async def set_session_mode(self, session_id, mode_id, **_):
        self.find(session_id).mode = mode_id

    async def set_config_option(self, config_id, session_id, value, **_):
        session = self.find(session_id)
        session.mode = value
        update = CurrentModeUpdate(session_update="current_mode_update", current_mode_id=value)
        await self.client.session_update(session_id=session_id, update=update)
        return SetSessionConfigOptionResponse(config_options=session.options)

    async def cancel(self, session_id, **_):
        self.find(session_id).cancelled.set()

    async def prompt(self, session_id, prompt, **_):
        session = self.find(session_id)
        session.cancelled.clear()
        text = "".join(block.text for block in prompt)
        session.said.append(("user", text))
        word, *rest = text.split(" ", 1)
        await getattr(Scripts(self.client, session_id, session), word)(*rest)
        return PromptResponse(stop_reason="cancelled" if session.cancelled.is_set() else "end_turn")


asyncio.run(run_agent(ScriptedAgent(), use_unstable_protocol=True))
