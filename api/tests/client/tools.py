"""The tools of /mcp, used by the protocol's own client over a real connection, on a server with the sample catalog.

Usage: EARSHOT_URL=… EARSHOT_KEY=… python3 tools.py. Uses up the daily searches of callers without an account.
"""

import asyncio
import re

import checks
from checks import KEY, check
from mcp import Client, MCPError
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client

URL = checks.URL + "/mcp"


def client(key=None):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return Client(streamable_http_client(URL, http_client=create_mcp_http_client(headers=headers)))


async def told(session, tool, **arguments):
    """Calls a tool. Returns its text, and whether it failed."""
    result = await session.call_tool(tool, arguments)
    return "\n".join(part.text for part in result.content), bool(result.is_error)


def reasons(error):
    """The message of an error, or those in a group of errors."""
    nested = getattr(error, "exceptions", None)
    return " ".join(map(reasons, nested)) if nested else str(error)


async def with_a_key():
    async with client(KEY) as session:
        tools = {tool.name: tool for tool in (await session.list_tools()).tools}
        check("tools are listed", len(tools) >= 7)
        check("tools are described", all(tool.description for tool in tools.values()))
        writing = {name for name, tool in tools.items() if not tool.annotations.read_only_hint}
        expected = {"add_to_project", "draft_pitch", "mark_as_pitched", "prepare_guest", "rate_relevancy", "update_listed_podcast"}
        check("tools that write say so", writing == expected)
        called = set()

        async def call(tool, **arguments):
            called.add(tool)
            text, failed = await told(session, tool, **arguments)
            check(f"{tool} answers", text and not failed)
            return text

        text = await call("search_podcasts", query="vinegar")
        slug = re.search(r"podcast ([a-z0-9-]+), id", text)[1]
        check("what podcasts say is between marks", "<untrusted " in text)
        check("limit holds", (await call("search_podcasts", query="the", limit=2)).count("\ntitle: ") <= 2)
        await call("search_episodes", query="remote work")
        text = await call("search_passages", query="remote work")
        episode = re.search(r"episode id ([0-9a-f-]{36})", text)[1]
        check("passages tell their second", "?t=" in text)
        await call("search_passages", query="remote work", episode_id=episode)
        check("get_podcast tells the one", (await call("get_podcast", podcast=slug)).startswith(f"podcast {slug}, id "))
        await call("get_contacts", podcast=slug)
        await call("get_charts", podcast=slug)
        await call("get_transcript", episode_id=episode)
        await call("list_projects")
        await call("list_guest_profiles")
        text, failed = await told(session, "get_guest_profile", guest_profile="no-such-guest")
        check("a missing guest is refused", failed and "not_found" in text)
        called.add("get_guest_profile")
        # The account has no project and no guest to write to; tests of the API write.
        check("every tool that reads was called", called == set(tools) - writing)

        for arguments in [{}, {"podcast": 7}, {"podcast": slug, "luck": 1}, {"podcast": "no-such-show"}, {"podcast": "\0"}]:
            try:
                text, failed = await told(session, "get_podcast", **arguments)
            except MCPError as error:
                text, failed = str(error), True
            check(f"get_podcast {arguments} is refused", failed and text)
        try:
            text, failed = await told(session, "drop_tables")
        except MCPError as error:
            text, failed = str(error), True
        check("an unknown tool is refused", failed and text)


async def without_a_key():
    refused = ""
    try:
        # The failure may come with the connection or with the first request.
        async with client("pk_live_nobody") as session:
            await session.list_tools()
    except Exception as error:
        refused = reasons(error)
    check("an invalid key is refused at once", "Invalid authorization token" in refused)
    async with client() as session:
        text, failed = await told(session, "search_podcasts", query="vinegar")
        check("nobody searches", text and not failed)
        text, failed = await told(session, "get_transcript", episode_id="00000000-0000-0000-0000-000000000000")
        check("transcripts are for who is signed in", failed and "Sign in or send an API key." in text)
        # Spec 9: twenty searches a day without an account.
        for number in range(19):
            text, failed = await told(session, "search_podcasts", query=f"word{number}")
            assert not failed, text
        text, failed = await told(session, "search_podcasts", query="one more")
        check("the day's searches are used up", failed and "quota_exceeded" in text and "Try again in " in text)


asyncio.run(with_a_key())
asyncio.run(without_a_key())
print(checks.passed, "passed")
