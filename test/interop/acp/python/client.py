"""A client of the official Python SDK over standard streams. It plays every scenario and reports each in a line on descriptor 3."""

import asyncio
import json
import os
import subprocess
import tempfile
from pathlib import Path

from acp import RequestError, connect_to_agent, stdio_streams, text_block
from acp.schema import (
    AcceptElicitationResponse,
    AllowedOutcome,
    ClientCapabilities,
    CreateTerminalResponse,
    DeniedOutcome,
    ElicitationCapabilities,
    ElicitationFormCapabilities,
    FileSystemCapabilities,
    Implementation,
    ReadTextFileResponse,
    RequestPermissionResponse,
    TerminalExitStatus,
    TerminalOutputResponse,
    WaitForTerminalExitResponse,
)

PATIENCE = 20


class Editor:
    """What the client does for the agent."""

    def __init__(self):
        self.updates = {}
        self.heard = asyncio.Event()
        self.commands = {}
        self.decide = None

    async def session_update(self, session_id, update, **_):
        self.updates.setdefault(session_id, []).append(update)
        self.heard.set()

    async def request_permission(self, session_id, tool_call, options, **_):
        option = await self.decide(session_id)
        outcome = DeniedOutcome(outcome="cancelled") if option is None else AllowedOutcome(outcome="selected", option_id=option)
        return RequestPermissionResponse(outcome=outcome)

    async def read_text_file(self, session_id, path, **_):
        return ReadTextFileResponse(content=Path(path).read_text())

    async def write_text_file(self, session_id, path, content, **_):
        Path(path).write_text(content)

    async def create_terminal(self, session_id, command, args=None, cwd=None, **_):
        terminal_id = f"terminal-{len(self.commands) + 1}"
        self.commands[terminal_id] = await asyncio.create_subprocess_exec(
            command, *(args or []), cwd=cwd, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
        )
        return CreateTerminalResponse(terminal_id=terminal_id)

    async def wait_for_terminal_exit(self, session_id, terminal_id, **_):
        return WaitForTerminalExitResponse(exit_code=await self.commands[terminal_id].wait())

    async def terminal_output(self, session_id, terminal_id, **_):
        process = self.commands[terminal_id]
        output = (await process.stdout.read()).decode()
        return TerminalOutputResponse(output=output, truncated=False, exit_status=TerminalExitStatus(exit_code=process.returncode))

    async def release_terminal(self, session_id, terminal_id, **_):
        del self.commands[terminal_id]

    async def create_elicitation(self, message, mode, **_):
        return AcceptElicitationResponse(action="accept", content={"colour": "red"})

    def on_connect(self, conn):
        pass


def expect(what, got, expected):
    if got != expected:
        raise AssertionError(f"{what}: expected {expected!r}, got {got!r}")


async def expect_error(code, request):
    try:
        await request
    except RequestError as error:
        expect("error", error.code, code)
    else:
        raise AssertionError(f"error: expected {code}, got a result")


def kinds(told, part=""):
    return [update.session_update for update in told if part in update.session_update]


def text_of(told):
    return "".join(update.content.text for update in told if update.session_update == "agent_message_chunk")


def always(option):
    async def decide(_):
        return option

    return decide


class Talk:
    """What the scenarios are made of."""

    def __init__(self, agent, editor, cwd):
        self.agent, self.editor, self.cwd = agent, editor, cwd

    async def open(self):
        return (await self.agent.new_session(cwd=self.cwd, mcp_servers=[])).session_id

    async def ask(self, session_id, text):
        before = len(self.editor.updates.get(session_id, []))
        response = await self.agent.prompt(session_id=session_id, prompt=[text_block(text)])
        return response.stop_reason, self.editor.updates.get(session_id, [])[before:]

    async def turn(self, word, said):
        reason, told = await self.ask(await self.open(), word)
        expect("stop reason", reason, "end_turn")
        expect("answer", text_of(told), said)
        return told

    async def until(self, session_id, kind):
        while kind not in kinds(self.editor.updates.get(session_id, [])):
            self.editor.heard.clear()
            await self.editor.heard.wait()


class Plays(Talk):
    """The scenarios, a method each; its name with spaces is that of the scenario."""

    async def initialize(self):
        capabilities = ClientCapabilities(
            fs=FileSystemCapabilities(read_text_file=True, write_text_file=True),
            terminal=True,
            elicitation=ElicitationCapabilities(form=ElicitationFormCapabilities()),
        )
        answer = await self.agent.initialize(
            protocol_version=1, client_capabilities=capabilities, client_info=Implementation(name="sdk", version="0.12.1")
        )
        expect("version", [answer.protocol_version, answer.agent_info.name], [1, "scripted-agent"])

    async def conversation(self):
        session_id = await self.open()
        expect("first answer", text_of((await self.ask(session_id, "hello"))[1]), "Hello, world.")
        expect("second answer", text_of((await self.ask(session_id, "plan"))[1]), "All done.")

    async def two_sessions_at_once(self):
        slow = await self.open()
        answer = asyncio.create_task(self.ask(slow, "slow"))
        await self.turn("hello", "Hello, world.")
        await self.agent.cancel(session_id=slow)
        expect("stop reason", (await answer)[0], "cancelled")

    async def streamed_answer(self):
        told = await self.turn("hello", "Hello, world.")
        expect("parts", kinds(told, "_chunk"), ["agent_thought_chunk"] + ["agent_message_chunk"] * 3)

    async def tool_call(self):
        told = await self.turn("tool", "It is edited.")
        expect("updates", kinds(told, "tool_call"), ["tool_call"] + ["tool_call_update"] * 3)
        expect("last status", [update.status for update in told if "tool_call" in update.session_update][-1], "completed")

    async def plan(self):
        expect("plans", len(kinds(await self.turn("plan", "All done."), "plan")), 4)

    async def permission_allowed(self):
        self.editor.decide = always("yes")
        await self.turn("permission", "It is gone.")

    async def permission_rejected(self):
        self.editor.decide = always("no")
        await self.turn("permission", "It stays as it is.")

    async def files(self):
        Path(self.cwd, "in.txt").write_text("hello")
        await self.turn("file", "Wrote 5 characters.")
        expect("file", Path(self.cwd, "out.txt").read_text(), "HELLO")

    async def refused_files(self):
        Path(self.cwd, "in.txt").unlink(missing_ok=True)
        await expect_error(-32603, self.ask(await self.open(), "file"))

    async def terminal(self):
        version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
        await self.turn("terminal", version)
        expect("terminals left", len(self.editor.commands), 0)

    async def elicitation(self):
        await self.turn("elicit", "It is red.")

    async def cancel_before_a_turn(self):
        session_id = await self.open()
        await self.agent.cancel(session_id=session_id)
        reason, told = await self.ask(session_id, "hello")
        expect("turn", [reason, text_of(told)], ["end_turn", "Hello, world."])

    async def cancel_before_the_first_update(self):
        session_id = await self.open()
        answer = asyncio.create_task(self.ask(session_id, "slow"))
        # Lets the prompt be sent first.
        await asyncio.sleep(0)
        await self.agent.cancel(session_id=session_id)
        expect("stop reason", (await answer)[0], "cancelled")

    async def cancel_during_a_turn(self):
        session_id = await self.open()
        answer = asyncio.create_task(self.ask(session_id, "slow"))
        await self.until(session_id, "agent_message_chunk")
        await self.agent.cancel(session_id=session_id)
        expect("stop reason", (await answer)[0], "cancelled")
        expect("next answer", text_of((await self.ask(session_id, "hello"))[1]), "Hello, world.")

    async def cancel_during_permission(self):
        async def cancel(session_id):
            await self.agent.cancel(session_id=session_id)

        self.editor.decide = cancel
        expect("stop reason", (await self.ask(await self.open(), "permission"))[0], "cancelled")

    async def load(self):
        session_id = await self.open()
        await self.ask(session_id, "plan")
        self.editor.updates[session_id] = []
        await self.agent.load_session(cwd=self.cwd, session_id=session_id, mcp_servers=[])
        # The SDK does not wait for the updates that come before the answer.
        await self.until(session_id, "agent_message_chunk")
        expect("replay", kinds(self.editor.updates[session_id], "_chunk"), ["user_message_chunk", "agent_message_chunk"])

    async def resume_and_list(self):
        session_id = await self.open()
        await self.agent.close_session(session_id=session_id)
        await self.agent.resume_session(cwd=self.cwd, session_id=session_id, mcp_servers=[])
        sessions = (await self.agent.list_sessions(cwd=self.cwd)).sessions
        expect("is listed", len([one for one in sessions if one.session_id == session_id]), 1)

    async def modes_and_options(self):
        session = await self.agent.new_session(cwd=self.cwd, mcp_servers=[])
        expect("mode", session.modes.current_mode_id, "ask")
        await self.agent.set_session_mode(session_id=session.session_id, mode_id="code")
        answer = await self.agent.set_config_option(config_id="mode", session_id=session.session_id, value="ask")
        expect("options", [option.current_value for option in answer.config_options], ["ask"])
        await self.until(session.session_id, "current_mode_update")

    async def error_of_a_prompt(self):
        await expect_error(-32603, self.ask(await self.open(), "fail"))

    async def unknown_session(self):
        await expect_error(-32002, self.ask("no-such-session", "hello"))

    async def unknown_method(self):
        await expect_error(-32601, self.agent.ext_method("no_such_method", {}))

    async def wrong_params(self):
        await expect_error(-32602, self.agent.new_session(cwd="relative", mcp_servers=[]))

    async def authentication(self):
        # This SDK cannot log out, so that nothing demands it here.
        await self.agent.authenticate(method_id="pretend")
        await self.open()


async def main():
    reader, writer = await stdio_streams()
    editor = Editor()
    agent = connect_to_agent(editor, writer, reader, use_unstable_protocol=True)
    with tempfile.TemporaryDirectory(prefix="ask-interop-") as cwd, os.fdopen(3, "w", buffering=1) as report:
        plays = Plays(agent, editor, cwd)
        for name in [name for name in vars(Plays) if not name.startswith("_")]:
            failure = None
            try:
                await asyncio.wait_for(getattr(plays, name)(), PATIENCE)
            except Exception as error:  # Whatever goes wrong is what is reported.
                failure = f"{type(error).__name__}: {error}"
            report.write(json.dumps({"scenario": name.replace("_", " "), "failure": failure}) + "\n")
    await agent.close()


asyncio.run(main())
