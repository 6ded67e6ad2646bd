"""The behavior of the client with a misbehaving server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from conftest import Answer, Misbehaving, failure

import earshot

SOON = {"retry-after": "0"}
LOST = "Unable to connect to the API server. Please try again later."
OK = {"ok": True}


def search(client: earshot.Earshot) -> Any:
    return client.search.search_podcasts(search_terms=[{"searchTerm": "rust", "searchTargets": ["podcast-title"]}])


def health(client: earshot.Earshot, **options: Any) -> Any:
    return client.public.get_health(**options)


def download(client: earshot.Earshot) -> Any:
    return client.episodes.download_episode_transcript(episode_id="e", format="vtt")


def test_sends_the_key_path_parameters_query_and_body(server: Misbehaving) -> None:
    with server.client(api_key="k") as client:
        client.podcasts.get_podcast(podcast_id_or_slug="a/b c")
        client.podcasts.get_multiple_podcasts(podcast_ids=["x", "y"], details="basic")
        client.podcasts.get_podcast_episodes(podcast_id_or_slug="a", has_transcript=True)
        client.search.get_transcript_passages(episode_id="e", page_size=5, search_options={})
        client.search.search_podcasts(explicit=None)
    assert [f"{seen.method} {seen.path}" for seen in server.seen] == [
        "GET /api/v1/podcasts/a%2Fb%20c",
        "GET /api/v1/podcasts/multiple?podcastIds=x&podcastIds=y&details=basic",
        "GET /api/v1/podcasts/a/episodes?hasTranscript=true",
        "POST /api/v1/search/episodes/e/transcript",
        "POST /api/v1/search/podcasts",
    ]
    assert server.seen[0].headers["authorization"] == "Bearer k"
    assert server.seen[3].body == {"pageSize": 5, "searchOptions": {}}
    # Absent arguments are not sent. None is sent as null.
    assert server.seen[4].body == {"explicit": None}


def test_rejects_an_empty_path_parameter(server: Misbehaving) -> None:
    with pytest.raises(ValueError, match="podcastIdOrSlug"):
        server.client().podcasts.get_podcast(podcast_id_or_slug="")
    assert server.seen == []


def test_waits_as_long_as_retry_after_requires(server: Misbehaving) -> None:
    server.answers = [failure(429, {"retry-after": "1"}), Answer()]
    assert search(server.client()) == OK
    assert len(server.seen) == 2
    assert server.seen[1].at - server.seen[0].at >= 1


HALF = '{"status":"OK","data":{"o'


@pytest.mark.parametrize(
    "bad",
    [failure(502, SOON), failure(503, SOON), failure(504, SOON), Answer(hang_up=True), Answer(body=HALF, promise=500), Answer(body=HALF)],
)
def test_retries(server: Misbehaving, bad: Answer) -> None:
    server.answers = [bad, Answer()]
    assert health(server.client()) == OK
    assert len(server.seen) == 2


def test_fails_after_the_maximum_number_of_retries(server: Misbehaving) -> None:
    server.answers = [failure(503, SOON)]
    with pytest.raises(earshot.ServerFailed):
        health(server.client())
    assert len(server.seen) == 3
    with pytest.raises(earshot.ServerFailed):
        health(server.client(), max_retries=0)
    assert len(server.seen) == 4


def test_fails_immediately_if_the_wait_would_exceed_the_timeout(server: Misbehaving) -> None:
    server.answers = [failure(429, {"retry-after": "86400"}, code="quota_exceeded")]
    with pytest.raises(earshot.RateLimited) as caught:
        search(server.client())
    assert (caught.value.is_quota, caught.value.retry_after, len(server.seen)) == (True, 86_400, 1)


@pytest.mark.parametrize("bad", [failure(503, SOON), Answer(hang_up=True)])
def test_does_not_retry_a_call_that_changes_something(server: Misbehaving, bad: Answer) -> None:
    server.answers = [bad, Answer()]
    with pytest.raises(earshot.EarshotError):
        server.client().auth.send_sign_in_link(email="a@b.example")
    assert len(server.seen) == 1


@pytest.mark.parametrize("answers", [[Answer(silent=True)], [Answer(body="{", drips=True)], [failure(503, SOON), Answer(silent=True)]])
def test_fails_at_the_timeout(server: Misbehaving, answers: list[Answer]) -> None:
    server.answers = answers
    with pytest.raises(earshot.CallTimeout) as caught:
        health(server.client(), timeout=0.7)
    assert caught.value.timeout == 0.7


@pytest.mark.parametrize(
    ("answer", "call", "text"),
    [
        (Answer(hang_up=True), health, LOST),
        (Answer(400, "no", {"content-type": "text/plain"}), health, "API request failed with error: no"),
        (failure(403), download, "API request failed with error: Forbidden"),
        (Answer(400, "<html>"), search, "API request failed with error: Bad Request"),
        (failure(400, data={"message": "inner"}), search, "inner"),
        (failure(400, message=None, data={"error": "deep"}), search, "deep"),
        (failure(400), search, "No."),
    ],
)
def test_has_the_specified_messages(server: Misbehaving, answer: Answer, call: Callable[[Any], Any], text: str) -> None:
    server.answers = [answer]
    with pytest.raises(earshot.EarshotError) as caught:
        call(server.client(max_retries=0))
    assert str(caught.value) == text


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, earshot.InvalidRequest), (401, earshot.Unauthorized), (403, earshot.Forbidden), (404, earshot.NotFound),
        (410, earshot.NotFound), (413, earshot.InvalidRequest), (429, earshot.RateLimited), (500, earshot.ServerFailed),
    ],
)  # fmt: skip
def test_has_an_error_class_for_each_kind_of_failure(server: Misbehaving, status: int, kind: type[earshot.ApiError]) -> None:
    server.answers = [failure(status, errors=[{"pointer": "/a", "message": "b"}, 7])]
    with pytest.raises(kind) as caught:
        health(server.client(max_retries=0))
    error = caught.value
    assert (error.status, error.code, error.server_message, error.request_id, error.retry_after) == (status, "c", "No.", "r-1", None)
    assert error.details == [earshot.ErrorDetail("/a", "b")]


def test_reads_the_limits(server: Misbehaving) -> None:
    server.answers = [
        Answer(
            headers={
                "x-plan-tier": "agency",
                "ratelimit-policy": '"burst";q=60;w=60, "searches";q=5000;w=2592000',
                "ratelimit": '"burst";r=58;t=2, "searches";r=4990;t=86400',
            }
        )
    ]
    client = server.client()
    health(client)
    assert client.limits == earshot.Limits("agency", earshot.Allowance(60, 58, 2), earshot.Allowance(5_000, 4_990, 86_400))


def test_returns_files_as_bytes(server: Misbehaving) -> None:
    server.answers = [Answer(body="WEBVTT", headers={"content-type": "text/vtt"})]
    assert download(server.client()) == b"WEBVTT"
    server.answers = [Answer(body="[]", headers={"content-type": "application/json"})]
    assert download(server.client()) == b"[]"


def test_raises_connection_failed_if_the_server_cannot_be_reached(server: Misbehaving) -> None:
    server.server.server_close()
    with pytest.raises(earshot.ConnectionFailed, match=LOST):
        health(server.client(max_retries=0))


def test_requires_the_address_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EARSHOT_URL", raising=False)
    with pytest.raises(ValueError, match="EARSHOT_URL"):
        earshot.Earshot()
