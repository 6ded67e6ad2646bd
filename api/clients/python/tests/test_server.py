"""Tests against a running Earshot with the sample catalog, at EARSHOT_URL with EARSHOT_KEY. scripts/test-clients runs them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from earshot import Earshot, Forbidden, InvalidRequest, NotFound, Unauthorized

pytestmark = pytest.mark.skipif(
    not (os.environ.get("EARSHOT_URL") and os.environ.get("EARSHOT_KEY")), reason="EARSHOT_URL and EARSHOT_KEY are not set"
)
SEARCH_TERMS: list[Any] = [{"searchTerm": "remote work", "searchTargets": ["episode-title", "episode-description", "transcript"]}]


@pytest.fixture
def client() -> Iterator[Earshot]:
    with Earshot() as client:
        yield client


def test_searches_podcasts_and_gets_one(client: Earshot) -> None:
    term: Any = {"searchTerm": "vinegar", "searchTargets": ["podcast-title", "podcast-description"]}
    hit = client.search.search_podcasts(search_terms=[term])["result"]["hits"][0]
    podcast = client.podcasts.get_podcast(podcast_id_or_slug=hit["podcastSlug"])["podcast"]
    assert podcast["id"] == hit["podcastId"]
    assert podcast["stats"]["episodeCount"] > 0


def test_iterates_without_repeats(client: Earshot) -> None:
    term: Any = {"searchTerm": "work", "searchTargets": ["episode-description", "transcript"]}
    assert len({hit["episodeId"] for hit in client.search.iter_episodes(search_terms=[term], max_items=30)}) == 30
    slugs = [each["episodeSlug"] for each in client.podcasts.iter_podcast_episodes(podcast_id_or_slug="the-cold-shelf", limit=7)]
    total = client.podcasts.get_podcast_episodes(podcast_id_or_slug="the-cold-shelf", limit=1)["totalEpisodes"]
    assert len(slugs) == len(set(slugs)) == total


def test_searches_transcripts_and_downloads_one(client: Earshot) -> None:
    hit = client.search.search_episodes(search_terms=SEARCH_TERMS, has_transcript=True)["result"]["hits"][0]
    options: Any = {"searchTerms": SEARCH_TERMS}
    passages = client.search.iter_transcript_passages(
        episode_id=hit["episodeId"], page_size=2, search_options=options, max_items=5
    )
    assert [passage["text"] for passage in passages]
    assert client.episodes.download_episode_transcript(episode_id=hit["episodeId"], format="vtt").startswith(b"WEBVTT")


def test_gets_charts_usage_statistics_and_limits(client: Earshot) -> None:
    assert "us" in client.charts.get_available_countries_by_chart_type(chart_type="apple")["countries"]
    searches = next(each for each in client.usage.get_current()["aliases"] if each["alias"] == "searchCount")
    assert searches["used"] > 0
    assert client.public.get_statistics()["podcasts"] > 0
    limits = client.limits
    assert limits and limits.tier == "agency" and limits.burst and limits.searches
    assert limits.searches.limit and limits.searches.remaining < limits.searches.limit


def test_rejections_have_their_error_classes(client: Earshot) -> None:
    with pytest.raises(NotFound) as missing:
        client.podcasts.get_podcast(podcast_id_or_slug="no-such-podcast")
    assert missing.value.request_id
    with pytest.raises(InvalidRequest, match="^At least one search term or filter is required.$"):
        client.search.search_podcasts()
    with pytest.raises(Forbidden) as refused:
        client.search.search_podcasts(search_terms=SEARCH_TERMS, page_size=5)
    assert refused.value.details[0].pointer == "/pageSize"
    with pytest.raises(Unauthorized) as wrong, Earshot(api_key="pk_live_wrong") as stranger:
        stranger.podcasts.get_podcast(podcast_id_or_slug="the-cold-shelf")
    assert wrong.value.server_message == "Invalid authorization token"


def test_the_first_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text()
    found = re.search(r"```python\n(from earshot import Earshot\n.+?)```", readme, re.DOTALL)
    assert found
    given = {"https://earshot.example": os.environ["EARSHOT_URL"], "pk_live_…": os.environ["EARSHOT_KEY"], "climate": "vinegar"}
    example = found[1]
    for written, real in given.items():
        assert written in example
        example = example.replace(written, real)
    exec(compile(example, "README.md", "exec"), {})
    *_, last = capsys.readouterr().out.splitlines()
    assert int(last.rsplit(" ", 1)[1]) > 0
