"""Every call of the API.

Generated from api/openapi.json by scripts/generate.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Literal, cast

import httpx

from . import models
from ._connection import Connection
from ._pages import by_cursor, by_skip
from ._request import MAX_RETRIES, TIMEOUT, UNSET, Unset


class AgentCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_alternative_spellings(
        self,
        *,
        value: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlternativeSpellingsData:
        """Returns other spellings of a name in the catalog: names that sound or look alike.

        `POST /api/v1/agent/alternative-spellings`

        value: A name or a few words, 2 to 100 characters.
        """
        return cast("models.AlternativeSpellingsData", self._connection.call(
            "POST",
            "/api/v1/agent/alternative-spellings",
            body={"value": value},
            reads=True,
            timeout=timeout,
            max_retries=max_retries,
        ))


class AuthCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def send_confirmation_code(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Sends a code to confirm the identity of the signed-in user.

        Calls with lasting effect, such as creating API keys, require a recent confirmation.

        `POST /api/v1/auth/confirmation`
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/confirmation",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def confirm(
        self,
        *,
        code: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Confirms the user's identity with a code.

        The session continues under a new token. The confirmation is valid for ten minutes.

        `POST /api/v1/auth/confirmation/code`

        code: The code from the email: eight digits, with or without spaces.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/confirmation/code",
            body={"code": code},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_me(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Returns the signed-in user and their limits; `user` is null without a session or key.

        `GET /api/v1/auth/me`
        """
        return cast("models.MeData", self._connection.call(
            "GET",
            "/api/v1/auth/me",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def list_sessions(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SessionsData:
        """Lists the sessions of the user.

        `GET /api/v1/auth/sessions`
        """
        return cast("models.SessionsData", self._connection.call(
            "GET",
            "/api/v1/auth/sessions",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def end_session(
        self,
        *,
        session_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Ends a session of the user at once.

        It needs no confirmation, so that a user who finds a foreign session can end it without waiting for an email.

        `DELETE /api/v1/auth/sessions/{sessionId}`

        session_id: Id of the session.
        """
        return cast("models.MessageData", self._connection.call(
            "DELETE",
            "/api/v1/auth/sessions/{sessionId}",
            parts={"sessionId": session_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_in(
        self,
        *,
        key: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Signs in with a link. Each link works once.

        `POST /api/v1/auth/sign-in`

        key: The `key` of the link.
        """
        return cast("models.MeData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-in",
            body={"key": key},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_in_with_code(
        self,
        *,
        code: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Signs in or up with a code from an email.

        The code works once, and only in the browser that requested it. Five attempts are allowed for each email.

        `POST /api/v1/auth/sign-in-code`

        code: The code from the email: eight digits, with or without spaces.
        """
        return cast("models.MeData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-in-code",
            body={"code": code},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def send_sign_in_link(
        self,
        *,
        email: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Sends a sign-in link, and a code for the requesting browser.

        The response is the same whether or not the address has an account.

        `POST /api/v1/auth/sign-in-link`

        email: The email address of the account.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-in-link",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_out(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Ends the session, if there is one.

        `POST /api/v1/auth/sign-out`
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-out",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_out_everywhere(
        self,
        *,
        keep_this: bool | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Ends all sessions of the user, or all others. API keys stay valid.

        `POST /api/v1/auth/sign-out-everywhere`

        keep_this: Whether to keep the session of this request.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-out-everywhere",
            body={"keepThis": keep_this},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_up(
        self,
        *,
        email: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Sends a link that creates an account on the free plan, and a code for the requesting browser.

        An address that already has an account gets an email with a sign-in link instead. An address that looks too
        similar to that of another account gets an email that explains this. The response is the same in all cases.

        `POST /api/v1/auth/sign-up`

        email: The email address for the new account.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-up",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def validate_sign_up(
        self,
        *,
        key: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Creates the account with the link of a sign-up, and signs in. Each link works once.

        `POST /api/v1/auth/sign-up/validate`

        key: The `key` of the link.
        """
        return cast("models.MeData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-up/validate",
            body={"key": key},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def delete_account(
        self,
        *,
        email: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Deletes the caller's account at once and permanently.

        Its sessions, keys, reports and audit events are deleted, too, and so is every team without other members. A team
        with other members passes to its next admin or member.

        `POST /api/v1/users/account-deletion`

        email: The email address of the account, which prevents accidental deletion.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/users/account-deletion",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def list_activity(
        self,
        *,
        limit: int | None = None,
        skip: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ActivityData:
        """Lists the audit events of the account: sign-ins, sessions, keys, reports of contacts.

        `GET /api/v1/users/activity`

        limit: 1 to 100; 20 by default.
        skip: Number of events to skip, at most 10,000.
        """
        return cast("models.ActivityData", self._connection.call(
            "GET",
            "/api/v1/users/activity",
            query={"limit": limit, "skip": skip},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_list_activity(
        self,
        *,
        skip: int = 0,
        limit: int = 100,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.AuditEventView]:
        """What `list_activity` gives page by page, one by one."""
        return by_skip(partial(self.list_activity, timeout=timeout, max_retries=max_retries), "activity", skip, limit, max_items)


class AutocompleteCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def search_autocomplete_podcasts(
        self,
        *,
        query: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AutocompleteData:
        """Suggests podcasts and words that begin with the typed text.

        `GET /api/v1/autocomplete/podcasts`

        query: The text typed so far.
        """
        return cast("models.AutocompleteData", self._connection.call(
            "GET",
            "/api/v1/autocomplete/podcasts",
            query={"query": query},
            timeout=timeout,
            max_retries=max_retries,
        ))


class ChartsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_chart(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        positions_limit: float | None = None,
        compare: str | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartData:
        """Returns the chart of a day.

        `GET /api/v1/charts`

        chart_type: `apple` (default) or `spotify`.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        positions_limit: Number of positions; all when absent.
        compare: `1d` (default) or `7d`.
        date: A date such as 2026-11-21; the last capture when absent.
        """
        return cast("models.ChartData", self._connection.call(
            "GET",
            "/api/v1/charts",
            query={"chartType": chart_type, "category": category, "country": country, "positionsLimit": positions_limit, "compare": compare, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_chart_availability(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AvailabilityData:
        """Returns the days on which a chart was captured.

        `GET /api/v1/charts/availability`

        chart_type: `apple` (default) or `spotify`.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        date: A date such as 2026-11-21.
        """
        return cast("models.AvailabilityData", self._connection.call(
            "GET",
            "/api/v1/charts/availability",
            query={"chartType": chart_type, "category": category, "country": country, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_chart_rank_history(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        end_date: str | None = None,
        days: float | None = None,
        rows: float | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RankHistoryData:
        """Returns the rank history of a chart's top podcasts.

        `GET /api/v1/charts/history`

        chart_type: `apple` (default) or `spotify`.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        end_date: A date such as 2026-11-21; the last capture when absent.
        days: Number of days, 7 to 90; 30 by default.
        rows: Number of top positions on the last day, 1 to 200; 20 by default.
        """
        return cast("models.RankHistoryData", self._connection.call(
            "GET",
            "/api/v1/charts/history",
            query={"chartType": chart_type, "category": category, "country": country, "endDate": end_date, "days": days, "rows": rows},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_latest_chart(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        positions_limit: float | None = None,
        compare: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartData:
        """Returns the latest capture of a chart.

        `GET /api/v1/charts/latest`

        chart_type: `apple` (default) or `spotify`.
        category: `top podcasts` by default.
        country: ISO 3166 alpha-2; `us` by default.
        positions_limit: Number of positions; all when absent.
        compare: `1d` (default) or `7d`.
        """
        return cast("models.ChartData", self._connection.call(
            "GET",
            "/api/v1/charts/latest",
            query={"chartType": chart_type, "category": category, "country": country, "positionsLimit": positions_limit, "compare": compare},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_chart_list(
        self,
        *,
        chart_type: str | None = None,
        country: str | None = None,
        category: str | None = None,
        limit: float | None = None,
        skip: int | None = None,
        positions_limit: float | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartListData:
        """Lists the latest captures of charts with their podcasts.

        `GET /api/v1/charts/list`

        chart_type: `apple` or `spotify`; both when absent.
        country: Country, ISO 3166-1 alpha-2; all countries when absent.
        category: Category or subcategory; all categories when absent.
        limit: Charts per page, 1 to 20; 5 by default.
        skip: Charts to skip.
        positions_limit: Positions of each chart, 1 to 200; 10 by default.
        """
        return cast("models.ChartListData", self._connection.call(
            "GET",
            "/api/v1/charts/list",
            query={"chartType": chart_type, "country": country, "category": category, "limit": limit, "skip": skip, "positionsLimit": positions_limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_chart_movement(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        date: str | None = None,
        compare: str | None = None,
        limit: float | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MovementData:
        """Returns who rose, fell, entered and left a chart.

        `GET /api/v1/charts/movement`

        chart_type: `apple` (default) or `spotify`.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        date: A date such as 2026-11-21; the last capture when absent.
        compare: `1d` (default) or `7d`.
        limit: Rows of each list, 1 to 200; 10 by default.
        """
        return cast("models.MovementData", self._connection.call(
            "GET",
            "/api/v1/charts/movement",
            query={"chartType": chart_type, "category": category, "country": country, "date": date, "compare": compare, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_chart_appearances(
        self,
        *,
        identity_type: str,
        date: str,
        podcast_id_or_slug: str | None = None,
        platform_id: str | None = None,
        chart_type: str | None = None,
        limit: float | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AppearancesData:
        """Lists all charts on which a podcast was on a day.

        `GET /api/v1/charts/podcast-appearances`

        identity_type: `podcast` or `platform`.
        podcast_id_or_slug: Required for `podcast`.
        platform_id: Required for `platform`: Apple's number or Spotify's id.
        chart_type: `apple` (default) or `spotify`.
        date: A date such as 2026-11-21.
        limit: 1 to 1000; all when absent.
        """
        return cast("models.AppearancesData", self._connection.call(
            "GET",
            "/api/v1/charts/podcast-appearances",
            query={"identityType": identity_type, "podcastIdOrSlug": podcast_id_or_slug, "platformId": platform_id, "chartType": chart_type, "date": date, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_chart_history(
        self,
        *,
        identity_type: str,
        podcast_id_or_slug: str | None = None,
        platform_id: str | None = None,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        range: str | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastHistoryData:
        """Returns the positions of a podcast on a chart, by day or by week.

        `GET /api/v1/charts/podcast-history`

        identity_type: `podcast` or `platform`.
        podcast_id_or_slug: Required for `podcast`.
        platform_id: Required for `platform`: Apple's number or Spotify's id.
        chart_type: `apple` (default) or `spotify`.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        range: `30d` (default), `90d`, `14w`, `6m`, `1y` or `all`. Ranges from `14w` on are by week.
        date: The last day; the last capture when absent.
        """
        return cast("models.PodcastHistoryData", self._connection.call(
            "GET",
            "/api/v1/charts/podcast-history",
            query={"identityType": identity_type, "podcastIdOrSlug": podcast_id_or_slug, "platformId": platform_id, "chartType": chart_type, "category": category, "country": country, "range": range, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_categories_by_chart_type(
        self,
        *,
        chart_type: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartCategoriesData:
        """Lists the categories that have charts.

        `GET /api/v1/charts/{chartType}/categories`

        chart_type: `apple` or `spotify`
        """
        return cast("models.ChartCategoriesData", self._connection.call(
            "GET",
            "/api/v1/charts/{chartType}/categories",
            parts={"chartType": chart_type},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_available_countries_by_chart_type(
        self,
        *,
        chart_type: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartCountriesData:
        """Lists the countries that have charts, those with priority first.

        `GET /api/v1/charts/{chartType}/countries`

        chart_type: `apple` or `spotify`
        """
        return cast("models.ChartCountriesData", self._connection.call(
            "GET",
            "/api/v1/charts/{chartType}/countries",
            parts={"chartType": chart_type},
            timeout=timeout,
            max_retries=max_retries,
        ))


class EpisodesCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_episode_details_by_slug(
        self,
        *,
        podcast: str,
        episode: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.EpisodeData:
        """Returns an episode by its slug and the slug of its podcast.

        `GET /api/v1/episodes/by-slug`

        podcast: The podcast's slug.
        episode: The episode's slug.
        """
        return cast("models.EpisodeData", self._connection.call(
            "GET",
            "/api/v1/episodes/by-slug",
            query={"podcast": podcast, "episode": episode},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_latest_episodes(
        self,
        *,
        categories: list[str] | None = None,
        podcast_image_required: bool | None = None,
        has_transcript: bool | None = None,
        language: str | None = None,
        exclude_explicit: bool | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.LatestEpisodesData:
        """Returns the latest episodes of the catalog.

        `GET /api/v1/episodes/latest`

        categories: Genres of the podcast, ignoring case; one match is enough. Repeat the parameter for several genres.
        podcast_image_required: Only podcasts with an image.
        has_transcript: Only episodes with, or without, a transcript.
        language: BCP 47; a bare language also matches its regions. `en` by default.
        exclude_explicit: Excludes explicit episodes.
        limit: 1 to 150; 150 by default.
        """
        return cast("models.LatestEpisodesData", self._connection.call(
            "GET",
            "/api/v1/episodes/latest",
            query={"categories": categories, "podcastImageRequired": podcast_image_required, "hasTranscript": has_transcript, "language": language, "excludeExplicit": exclude_explicit, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_details_by_id(
        self,
        *,
        episode_id: str,
        include_embeddings: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.EpisodeData:
        """Returns an episode by its id.

        `GET /api/v1/episodes/{episodeId}/details`

        episode_id: Id of the episode.
        include_embeddings: `true` fills `episodeRssDescriptionEmbedding` and `transcriptEmbeddingsChunks`, for users.
        """
        return cast("models.EpisodeData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/details",
            parts={"episodeId": episode_id},
            query={"includeEmbeddings": include_embeddings},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def download_episode_transcript(
        self,
        *,
        episode_id: str,
        format: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Downloads the transcript of an episode, in a format of the caller's plan.

        Costs one transcript download. Repeated downloads of the same episode within the month are free.

        `GET /api/v1/episodes/{episodeId}/download/transcript`

        episode_id: Id of the episode.
        format: `txt` (default), `vtt` or `sentence-vtt`.
        """
        return cast("bytes", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/download/transcript",
            parts={"episodeId": episode_id},
            query={"format": format},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_similar_episodes(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SimilarEpisodesData:
        """Returns similar episodes.

        `GET /api/v1/episodes/{episodeId}/similar-episodes`

        episode_id: Id of the episode.
        """
        return cast("models.SimilarEpisodesData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/similar-episodes",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_transcript_text(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptTextData:
        """Returns the transcript of an episode as text.

        `GET /api/v1/episodes/{episodeId}/transcript-text`

        episode_id: Id of the episode.
        """
        return cast("models.TranscriptTextData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-text",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_transcript_text_preview(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptTextPreviewData:
        """Returns the beginning of an episode's transcript. Needs no account.

        `GET /api/v1/episodes/{episodeId}/transcript-text/preview`

        episode_id: Id of the episode.
        """
        return cast("models.TranscriptTextPreviewData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-text/preview",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_transcript_timestamps(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptTimestampsData:
        """Returns the sentences of an episode's transcript with their times.

        `GET /api/v1/episodes/{episodeId}/transcript-timestamps`

        episode_id: Id of the episode.
        """
        return cast("models.TranscriptTimestampsData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-timestamps",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_transcript_timestamps_preview(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptTimestampsPreviewData:
        """Returns the first sentences of an episode's transcript. Needs no account.

        `GET /api/v1/episodes/{episodeId}/transcript-timestamps/preview`

        episode_id: Id of the episode.
        """
        return cast("models.TranscriptTimestampsPreviewData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-timestamps/preview",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def request_transcription(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptionRequestData:
        """Requests a transcript of an episode for the caller's team.

        The request is completed when the catalog has the transcript. Today transcripts come from the podcasts themselves,
        which are checked at each ingest. Costs one transcription request; an episode that the team has already requested
        is free.

        `POST /api/v1/episodes/{episodeId}/transcription-request`

        episode_id: Id of the episode.
        """
        return cast("models.TranscriptionRequestData", self._connection.call(
            "POST",
            "/api/v1/episodes/{episodeId}/transcription-request",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))


class PodcastsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_podcast_authority_score(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AuthorityScoreData:
        """Returns the authority score of a podcast.

        `GET /api/v1/podcasts/authority-score/{podcastIdOrSlug}`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.AuthorityScoreData", self._connection.call(
            "GET",
            "/api/v1/podcasts/authority-score/{podcastIdOrSlug}",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_authority_score_details(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AuthorityScoreDetailsData:
        """Returns the authority score of a podcast with all of its inputs.

        `GET /api/v1/podcasts/authority-score/{podcastIdOrSlug}/details`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.AuthorityScoreDetailsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_by_feed_url(
        self,
        *,
        rss_feed_url: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastData:
        """Returns a podcast by the URL of its feed.

        `GET /api/v1/podcasts/by-feed-url`

        rss_feed_url: A current or former URL of the feed.
        """
        return cast("models.PodcastData", self._connection.call(
            "GET",
            "/api/v1/podcasts/by-feed-url",
            query={"rssFeedUrl": rss_feed_url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_id_lookup(
        self,
        *,
        slug: str | None = None,
        earshot_id: str | None = None,
        pod_engine_id: str | None = None,
        rss_feed_url: str | None = None,
        podcast_guid: str | None = None,
        apple_id: int | None = None,
        spotify_id: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.LookupData:
        """Returns a podcast by one of its ids.

        `GET /api/v1/podcasts/id/lookup`

        slug: Slug of the podcast.
        earshot_id: Id of the podcast.
        pod_engine_id: Id of the podcast, under the name of existing clients.
        rss_feed_url: A current or former URL of the feed. A private feed is found by its secret URL only.
        podcast_guid: `podcast:guid` as the feed has it, in any notation; else as the podcast namespace derives it from the feed's URL.
        apple_id: The podcast's id at Apple. Of podcasts that claim the id, the one with the strongest evidence is returned: a directory that lists its feed, a chart, a link in its feed, a link on its website.
        spotify_id: The podcast's id at Spotify, also as `spotify:show:…`. The rule is that of `appleId`.
        """
        return cast("models.LookupData", self._connection.call(
            "GET",
            "/api/v1/podcasts/id/lookup",
            query={"slug": slug, "earshotId": earshot_id, "podEngineId": pod_engine_id, "rssFeedUrl": rss_feed_url, "podcastGuid": podcast_guid, "appleId": apple_id, "spotifyId": spotify_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_latest_podcasts(
        self,
        *,
        has_transcripts: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.LatestPodcastsData:
        """Returns the podcasts with the latest episodes.

        `GET /api/v1/podcasts/latest`

        has_transcripts: Only podcasts with a transcript.
        """
        return cast("models.LatestPodcastsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/latest",
            query={"hasTranscripts": has_transcripts},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_multiple_podcasts(
        self,
        *,
        details: models.PodcastDetail,
        podcast_ids: list[str] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MultiplePodcastsData:
        """Returns several podcasts by their ids.

        `GET /api/v1/podcasts/multiple`

        podcast_ids: 1 to 100 ids. Repeat the parameter for each podcast.
        details: Which fields the podcasts have.
        """
        return cast("models.MultiplePodcastsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/multiple",
            query={"podcastIds": podcast_ids, "details": details},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastData:
        """Returns a podcast by its id or slug.

        `GET /api/v1/podcasts/{podcastIdOrSlug}`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.PodcastData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_all_details(
        self,
        *,
        podcast_id_or_slug: str,
        include_publishing_history: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AllDetailsData:
        """Returns a podcast with all of its details.

        Each part is the same as in its own call. Contacts cost nothing here: all of them are returned when this podcast's
        contacts were already paid for this month or the plan has no limit; otherwise only the address in the feed.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/all-details`

        podcast_id_or_slug: Id or slug of the podcast.
        include_publishing_history: Also returns the number of episodes in each of the last 24 months.
        """
        return cast("models.AllDetailsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/all-details",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"includePublishingHistory": include_publishing_history},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_charts(
        self,
        *,
        podcast_id_or_slug: str,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        positions_limit: float | None = None,
        compare: str | None = None,
        limit: float | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastChartsData:
        """Returns the charts that a podcast is on.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/charts`

        podcast_id_or_slug: Id or slug of the podcast.
        chart_type: `apple` or `spotify`; both when absent.
        category: Only charts of this category, in lower case.
        country: Only charts of this country, ISO 3166-1 alpha-2.
        positions_limit: Only charts on which it is at this position or better.
        compare: `1d` or `7d`. Accepted for compatibility; the response has no comparison.
        limit: 1 to 1000; all when absent.
        date: A date such as 2026-11-21; the last capture of each chart when absent.
        """
        return cast("models.PodcastChartsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/charts",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"chartType": chart_type, "category": category, "country": country, "positionsLimit": positions_limit, "compare": compare, "limit": limit, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_chart_presence(
        self,
        *,
        podcast_id_or_slug: str,
        end_date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PresenceData:
        """Returns all charts on which a podcast has ever been.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/charts/presence`

        podcast_id_or_slug: Id or slug of the podcast.
        end_date: A date such as 2026-11-21; the last capture when absent.
        """
        return cast("models.PresenceData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/charts/presence",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"endDate": end_date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_contacts(
        self,
        *,
        podcast_id_or_slug: str,
        spend: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastContactsData:
        """Returns the contacts of a podcast: email addresses, phone numbers and pages, with sources.

        The individual plan gets the address in the feed; plans from business on get everything, with where and when each
        contact was seen. All contacts cost one of the plan's advanced contacts per month. Repeated calls for the same
        podcast within the month are free, and so are podcasts whose only contacts are those in the feed.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/contacts`

        podcast_id_or_slug: Id or slug of the podcast.
        spend: `false` spends nothing. Then all contacts are returned when this podcast was already paid for this month or the plan has no limit; otherwise the address in the feed and the number of other contacts.
        """
        return cast("models.PodcastContactsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/contacts",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"spend": spend},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def report_podcast_contact(
        self,
        *,
        podcast_id_or_slug: str,
        contact: str,
        reason: models.ContactReportReason,
        note: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Reports a contact of a podcast as wrong.

        A second report of the same contact replaces the first. The response is the same whether or not the podcast has
        the contact; only contacts that the plan shows count.

        `POST /api/v1/podcasts/{podcastIdOrSlug}/contacts/reports`

        podcast_id_or_slug: Id or slug of the podcast.
        contact: The email address or phone number, as shown.
        note: A remark for people, at most 500 characters.
        reason: What is wrong with the contact.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            body={"contact": contact, "note": note, "reason": reason},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_episode_catalogue(
        self,
        *,
        podcast_id_or_slug: str,
        view: Literal["summary", "full"],
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.EpisodeCatalogData:
        """Returns the episodes of a podcast in brief, and its publishing rhythm over the last year.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue`

        podcast_id_or_slug: Id or slug of the podcast.
        view: `summary`, or `full` with people and sponsors.
        """
        return cast("models.EpisodeCatalogData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"view": view},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_episodes(
        self,
        *,
        podcast_id_or_slug: str,
        has_transcript: bool | None = None,
        skip: int | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastEpisodesData:
        """Returns the episodes of a podcast.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/episodes`

        podcast_id_or_slug: Id or slug of the podcast.
        has_transcript: Only episodes with, or without, a transcript.
        skip: Episodes to skip, at most 100000000.
        limit: 1 to 100; 20 by default.
        """
        return cast("models.PodcastEpisodesData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/episodes",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"hasTranscript": has_transcript, "skip": skip, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_podcast_episodes(
        self,
        *,
        podcast_id_or_slug: str,
        has_transcript: bool | None = None,
        skip: int = 0,
        limit: int = 100,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.EpisodeView]:
        """What `get_podcast_episodes` gives page by page, one by one."""
        return by_skip(partial(self.get_podcast_episodes, podcast_id_or_slug=podcast_id_or_slug, has_transcript=has_transcript, timeout=timeout, max_retries=max_retries), "podcastWithEpisodes.episodes", skip, limit, max_items)

    def get_podcast_guests(
        self,
        *,
        podcast_id_or_slug: str,
        since_days: int | None = None,
        role: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastGuestsData:
        """Returns the people in a podcast's episodes, with counts and dates.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/guests`

        podcast_id_or_slug: Id or slug of the podcast.
        since_days: Only episodes of the last so many days. The whole podcast by default, up to its latest 5,000 episodes.
        role: `guest` or `host`: only people who mostly have this role. Everybody by default.
        """
        return cast("models.PodcastGuestsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/guests",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"sinceDays": since_days, "role": role},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_related_podcasts(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RelatedData:
        """Returns related podcasts.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/related-podcasts`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.RelatedData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_reviews(
        self,
        *,
        podcast_id_or_slug: str,
        country: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        min_rating: int | None = None,
        max_rating: int | None = None,
        q: str | None = None,
        sort: str | None = None,
        since: str | None = None,
        until: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastReviewsData:
        """Returns the ratings of a podcast on Apple, Spotify and Castbox, and its reviews.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/reviews`

        podcast_id_or_slug: Id or slug of the podcast.
        country: Only reviews of this country, ISO 3166 alpha-2. The ratings by country are not filtered.
        limit: Reviews per page, 1 to 100; 20 by default.
        offset: Reviews to skip.
        min_rating: 1 to 5 stars.
        max_rating: 1 to 5 stars.
        q: Words that must all be in title or body, ignoring case; at most 10.
        sort: `newest` (default), `lowest` or `highest` first.
        since: A date such as 2026-11-21; reviews of that day or later.
        until: A date such as 2026-11-21; reviews of that day or earlier.
        """
        return cast("models.PodcastReviewsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/reviews",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"country": country, "limit": limit, "offset": offset, "minRating": min_rating, "maxRating": max_rating, "q": q, "sort": sort, "since": since, "until": until},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_social_media_details(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastSocialMediaData:
        """Returns the social profiles of a podcast, with follower counts.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/social-media`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.PodcastSocialMediaData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/social-media",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_sponsors(
        self,
        *,
        podcast_id_or_slug: str,
        since_days: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastSponsorsData:
        """Returns the sponsors of a podcast's episodes, with counts and dates.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/sponsors`

        podcast_id_or_slug: Id or slug of the podcast.
        since_days: Only episodes of the last so many days. The whole podcast by default, up to its latest 5,000 episodes.
        """
        return cast("models.PodcastSponsorsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/sponsors",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"sinceDays": since_days},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_youtube_details(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastYoutubeData:
        """Returns the YouTube channels of a podcast and their growth.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/youtube`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.PodcastYoutubeData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/youtube",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def search_reviews(
        self,
        *,
        q: str,
        country: str | None = None,
        min_rating: int | None = None,
        max_rating: int | None = None,
        since: str | None = None,
        until: str | None = None,
        sort: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ReviewSearchData:
        """Searches the reviews of all podcasts.

        Only the first thousand results can be reached.

        `GET /api/v1/reviews`

        q: Words that must all be in title or body, ignoring case; 1 to 10.
        country: Only reviews of this country, ISO 3166 alpha-2.
        min_rating: 1 to 5 stars.
        max_rating: 1 to 5 stars.
        since: A date such as 2026-11-21; reviews of that day or later.
        until: A date such as 2026-11-21; reviews of that day or earlier.
        sort: `newest` (default), `lowest` or `highest` first.
        limit: Reviews per page, 1 to 100; 20 by default.
        offset: Reviews to skip.
        """
        return cast("models.ReviewSearchData", self._connection.call(
            "GET",
            "/api/v1/reviews",
            query={"q": q, "country": country, "minRating": min_rating, "maxRating": max_rating, "since": since, "until": until, "sort": sort, "limit": limit, "offset": offset},
            timeout=timeout,
            max_retries=max_retries,
        ))


class PublicCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_directory(
        self,
        *,
        letter: str,
        skip: int | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DirectoryData:
        """Lists podcasts by the first letter of their title.

        `GET /api/v1/public/directory`

        letter: a to z, or 0 for everything else.
        skip: Podcasts to skip, at most 100000000.
        limit: 1 to 1000; 100 by default.
        """
        return cast("models.DirectoryData", self._connection.call(
            "GET",
            "/api/v1/public/directory",
            query={"letter": letter, "skip": skip, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_directory(
        self,
        *,
        letter: str,
        skip: int = 0,
        limit: int = 100,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.PodcastSummary]:
        """What `get_directory` gives page by page, one by one."""
        return by_skip(partial(self.get_directory, letter=letter, timeout=timeout, max_retries=max_retries), "podcasts", skip, limit, max_items)

    def get_health(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.HealthData:
        """Returns whether the API is up.

        `GET /api/v1/public/health`
        """
        return cast("models.HealthData", self._connection.call(
            "GET",
            "/api/v1/public/health",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def check_profile_url(
        self,
        *,
        url: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProfileUrlData:
        """Checks the URL of a social profile or of a show in a podcast directory, and returns its canonical form.

        An invalid one gets a message that names the platform and the defect.

        `GET /api/v1/public/profile-url`

        url: The URL of a profile on a social platform, or of a show in a podcast directory. The scheme may be missing.
        """
        return cast("models.ProfileUrlData", self._connection.call(
            "GET",
            "/api/v1/public/profile-url",
            query={"url": url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_statistics(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StatisticsData:
        """Returns counts over the whole catalog.

        `GET /api/v1/public/statistics`
        """
        return cast("models.StatisticsData", self._connection.call(
            "GET",
            "/api/v1/public/statistics",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_status(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StatusData:
        """Returns the status of the service on each of the last 90 days. Days without records have null values.

        `GET /api/v1/public/status`
        """
        return cast("models.StatusData", self._connection.call(
            "GET",
            "/api/v1/public/status",
            timeout=timeout,
            max_retries=max_retries,
        ))


class StatsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_rss_stats_podcast2(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.Podcast2Data:
        """Returns how feeds use the podcast namespace, and which companies host them.

        `GET /api/v1/rss/stats/public/podcast2`
        """
        return cast("models.Podcast2Data", self._connection.call(
            "GET",
            "/api/v1/rss/stats/public/podcast2",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_rss_stats_podcast2_history(
        self,
        *,
        field: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TagHistoryData:
        """Returns the use of a tag over time.

        `GET /api/v1/rss/stats/public/podcast2/history`

        field: A tag of the podcast namespace, such as `podcast:transcript`.
        """
        return cast("models.TagHistoryData", self._connection.call(
            "GET",
            "/api/v1/rss/stats/public/podcast2/history",
            query={"field": field},
            timeout=timeout,
            max_retries=max_retries,
        ))


class SearchCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def search_episodes(
        self,
        *,
        chart_positions: models.ChartPositionsRequest | None | Unset = UNSET,
        count_only: bool | None | Unset = UNSET,
        cursor: str | None | Unset = UNSET,
        episode_created_since: models.DateRequest | None | Unset = UNSET,
        episode_updated_since: models.DateRequest | None | Unset = UNSET,
        exclude_episode_ids: list[str] | None | Unset = UNSET,
        exclude_itunes_genres: list[str] | None | Unset = UNSET,
        exclude_podcast_ids: list[str] | None | Unset = UNSET,
        explain: bool | None | Unset = UNSET,
        explicit: str | None | Unset = UNSET,
        facets: list[str] | None | Unset = UNSET,
        founded_since: models.DateRequest | None | Unset = UNSET,
        has_primary_contact: bool | None | Unset = UNSET,
        has_socials: list[str] | None | Unset = UNSET,
        has_transcript: bool | None | Unset = UNSET,
        include_embeddings: bool | None | Unset = UNSET,
        include_episode_ids: list[str] | None | Unset = UNSET,
        include_itunes_genres: list[str] | None | Unset = UNSET,
        include_match_snippet: bool | None | Unset = UNSET,
        include_podcast_ids: list[str] | None | Unset = UNSET,
        include_similar_podcasts: bool | None | Unset = UNSET,
        include_transcript_snippet: bool | None | Unset = UNSET,
        keywords: list[str] | None | Unset = UNSET,
        languages: list[str] | None | Unset = UNSET,
        last_episode_date_since: models.DateRequest | None | Unset = UNSET,
        max_total_episodes: int | None | Unset = UNSET,
        meaning_weight: float | None | Unset = UNSET,
        min_castbox_plays: int | None | Unset = UNSET,
        min_castbox_subscribers: int | None | Unset = UNSET,
        min_itunes_rating: float | None | Unset = UNSET,
        min_itunes_rating_count: int | None | Unset = UNSET,
        min_spotify_rating: float | None | Unset = UNSET,
        min_spotify_rating_count: int | None | Unset = UNSET,
        min_total_episodes: int | None | Unset = UNSET,
        mode: str | None | Unset = UNSET,
        page_size: int | None | Unset = UNSET,
        person_filters: list[models.PersonRequest] | None | Unset = UNSET,
        podcast_audience_estimated_monthly_listeners: models.CountRangeRequest | None | Unset = UNSET,
        podcast_authority_score: models.AuthorityScoreRequest | None | Unset = UNSET,
        podcast_countries: list[str] | None | Unset = UNSET,
        podcast_has_guests: bool | None | Unset = UNSET,
        podcast_likely_machine_made: bool | None | Unset = UNSET,
        podcast_very_stale: bool | None | Unset = UNSET,
        project: models.ProjectRequest | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        published_before: models.DateRequest | None | Unset = UNSET,
        published_since: models.DateRequest | None | Unset = UNSET,
        search_term_groups: list[models.TermGroupRequest] | None | Unset = UNSET,
        search_terms: list[models.SearchTermRequest] | None | Unset = UNSET,
        sort_order: list[models.SortRequest] | None | Unset = UNSET,
        sponsor_filters: list[models.SponsorRequest] | None | Unset = UNSET,
        topics: list[str] | None | Unset = UNSET,
        transcript_highlight_length: int | None | Unset = UNSET,
        transcript_snippet_length: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SearchDataEpisodeHitView:
        """Searches episodes and their transcripts.

        Without an account, passages are left out once 4,000 characters of their transcript have been shown on that day.

        Costs one search. Repeats within 15 minutes, further pages for the caller who paid for the first one, and failed
        calls are free, and so are counts. A search that has begun is charged even when its client disconnects.

        `POST /api/v1/search/episodes`

        chart_positions: Podcasts that are on such a chart now. Sort by it with `chartPosition` in `sortOrder`.
        count_only: `true` counts hits and facets and returns no hits. A count is free, but it is rejected when the searches are used up.
        cursor: The cursor of the previous response, with the same search.
        episode_created_since: Episodes only: added to the catalog at this time or later.
        episode_updated_since: Episodes only: last changed in the catalog at this time or later.
        exclude_episode_ids: Leaves out these episodes. Has no effect in a search for podcasts.
        exclude_itunes_genres: Leaves out podcasts of these categories, ignoring case.
        exclude_podcast_ids: Leaves out these podcasts.
        explain: Adds to each hit how its score is computed.
        explicit: Podcasts that are `clean` or `explicit`.
        facets: Properties to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics, keywords. Figures are counted in ranges: totalEpisodes, podcastAuthorityScoreTotal, podcastAuthorityScoreQuality, podcastAuthorityScoreEngagement, podcastAuthorityScoreSocial, podcastAuthorityScoreYoutube, podcastAudienceEstimatedMonthlyListeners, applePodcastsRating, applePodcastsRatingsCount, spotifyRating, spotifyRatingsCount, castboxPlays, castboxSubscribers. Those that the plan does not include are left out.
        founded_since: Podcasts whose first episode was published at this time or later. `foundedDate` is accepted as another name.
        has_primary_contact: Whether the podcast has a primary contact.
        has_socials: Podcasts with a profile on each of these platforms, such as `youtube`.
        has_transcript: Episodes only: whether the catalog has a transcript.
        include_embeddings: `true` fills `podcastRssDescriptionEmbedding` in searches for podcasts, and `episodeRssDescriptionEmbedding` and `transcriptEmbeddingsChunks` in searches for episodes. For users.
        include_episode_ids: Episodes only: only these episodes.
        include_itunes_genres: Podcasts of one of these categories, ignoring case.
        include_match_snippet: Episodes only: fills `matchSnippet`.
        include_podcast_ids: Only these podcasts.
        include_similar_podcasts: `true` fills `similarPodcasts`. Podcasts only.
        include_transcript_snippet: Episodes only: `false` leaves out the passages of the transcript, which are included by default.
        keywords: One of these keywords must match, under the rules for `topics`.
        languages: Podcasts in these languages, BCP 47; `en` also matches `en-GB`.
        last_episode_date_since: Podcasts whose latest episode was published at this time or later. `activeSince` is accepted as another name.
        max_total_episodes: Podcasts with at most this many episodes.
        meaning_weight: The weight of meaning against words, 0 to 1. The default depends on the model.
        min_castbox_plays: Podcasts with at least this many plays on Castbox.
        min_castbox_subscribers: Podcasts with at least this many subscribers on Castbox.
        min_itunes_rating: Podcasts with at least this average rating in Apple Podcasts, 0 to 5. Podcasts without a known rating do not match; this holds for all filters by a figure.
        min_itunes_rating_count: Podcasts with at least this many ratings in Apple Podcasts.
        min_spotify_rating: Podcasts with at least this average rating on Spotify, 0 to 5.
        min_spotify_rating_count: Podcasts with at least this many ratings on Spotify.
        min_total_episodes: Podcasts with at least this many episodes.
        mode: How hits are found, by `words`, by `meaning` or by `both`. The default is `both` when a model is connected, otherwise `words`. Filters, and terms that must or must not match, apply in all modes.
        page_size: 1 to 1000, for admins.
        person_filters: Episodes only: all of these people must take part.
        podcast_audience_estimated_monthly_listeners: Range of the estimated monthly listeners.
        podcast_authority_score: Ranges of the authority score and its sub-scores.
        podcast_countries: Podcasts of these countries, ISO 3166-1 alpha-2.
        podcast_has_guests: Whether the podcast has guests.
        podcast_likely_machine_made: True for podcasts that are likely made by a machine, false for all others.
        podcast_very_stale: True for podcasts that have been silent for long by their own rhythm, false for all others.
        project: Rejected: Earshot has no projects. Use `excludePodcastIds` to leave podcasts out.
        project_id: Rejected: Earshot has no projects.
        published_before: Episodes only: published before this time.
        published_since: Episodes only: published at this time or later.
        search_term_groups: At least one term of each group must match, in addition to `searchTerms`.
        search_terms: The terms. By default at least one must match.
        sort_order: By relevance when absent. The first entry decides, the next one orders ties. Each field may occur once.
        sponsor_filters: Episodes only: all of these sponsors must be named.
        topics: One of these topics must match, ignoring case. Searches for podcasts match topics of podcasts, searches for episodes those of episodes. Rejected when the catalog was indexed without embeddings.
        transcript_highlight_length: Episodes only: length of each highlighted snippet, 1 to 2000 characters; 400 by default.
        transcript_snippet_length: Episodes only: length of a passage, 1 to 2000 characters; 400 by default.
        """
        return cast("models.SearchDataEpisodeHitView", self._connection.call(
            "POST",
            "/api/v1/search/episodes",
            body={"chartPositions": chart_positions, "countOnly": count_only, "cursor": cursor, "episodeCreatedSince": episode_created_since, "episodeUpdatedSince": episode_updated_since, "excludeEpisodeIds": exclude_episode_ids, "excludeItunesGenres": exclude_itunes_genres, "excludePodcastIds": exclude_podcast_ids, "explain": explain, "explicit": explicit, "facets": facets, "foundedSince": founded_since, "hasPrimaryContact": has_primary_contact, "hasSocials": has_socials, "hasTranscript": has_transcript, "includeEmbeddings": include_embeddings, "includeEpisodeIds": include_episode_ids, "includeItunesGenres": include_itunes_genres, "includeMatchSnippet": include_match_snippet, "includePodcastIds": include_podcast_ids, "includeSimilarPodcasts": include_similar_podcasts, "includeTranscriptSnippet": include_transcript_snippet, "keywords": keywords, "languages": languages, "lastEpisodeDateSince": last_episode_date_since, "maxTotalEpisodes": max_total_episodes, "meaningWeight": meaning_weight, "minCastboxPlays": min_castbox_plays, "minCastboxSubscribers": min_castbox_subscribers, "minItunesRating": min_itunes_rating, "minItunesRatingCount": min_itunes_rating_count, "minSpotifyRating": min_spotify_rating, "minSpotifyRatingCount": min_spotify_rating_count, "minTotalEpisodes": min_total_episodes, "mode": mode, "pageSize": page_size, "personFilters": person_filters, "podcastAudienceEstimatedMonthlyListeners": podcast_audience_estimated_monthly_listeners, "podcastAuthorityScore": podcast_authority_score, "podcastCountries": podcast_countries, "podcastHasGuests": podcast_has_guests, "podcastLikelyMachineMade": podcast_likely_machine_made, "podcastVeryStale": podcast_very_stale, "project": project, "projectId": project_id, "publishedBefore": published_before, "publishedSince": published_since, "searchTermGroups": search_term_groups, "searchTerms": search_terms, "sortOrder": sort_order, "sponsorFilters": sponsor_filters, "topics": topics, "transcriptHighlightLength": transcript_highlight_length, "transcriptSnippetLength": transcript_snippet_length},
            reads=True,
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_episodes(
        self,
        *,
        chart_positions: models.ChartPositionsRequest | None | Unset = UNSET,
        count_only: bool | None | Unset = UNSET,
        episode_created_since: models.DateRequest | None | Unset = UNSET,
        episode_updated_since: models.DateRequest | None | Unset = UNSET,
        exclude_episode_ids: list[str] | None | Unset = UNSET,
        exclude_itunes_genres: list[str] | None | Unset = UNSET,
        exclude_podcast_ids: list[str] | None | Unset = UNSET,
        explain: bool | None | Unset = UNSET,
        explicit: str | None | Unset = UNSET,
        facets: list[str] | None | Unset = UNSET,
        founded_since: models.DateRequest | None | Unset = UNSET,
        has_primary_contact: bool | None | Unset = UNSET,
        has_socials: list[str] | None | Unset = UNSET,
        has_transcript: bool | None | Unset = UNSET,
        include_embeddings: bool | None | Unset = UNSET,
        include_episode_ids: list[str] | None | Unset = UNSET,
        include_itunes_genres: list[str] | None | Unset = UNSET,
        include_match_snippet: bool | None | Unset = UNSET,
        include_podcast_ids: list[str] | None | Unset = UNSET,
        include_similar_podcasts: bool | None | Unset = UNSET,
        include_transcript_snippet: bool | None | Unset = UNSET,
        keywords: list[str] | None | Unset = UNSET,
        languages: list[str] | None | Unset = UNSET,
        last_episode_date_since: models.DateRequest | None | Unset = UNSET,
        max_total_episodes: int | None | Unset = UNSET,
        meaning_weight: float | None | Unset = UNSET,
        min_castbox_plays: int | None | Unset = UNSET,
        min_castbox_subscribers: int | None | Unset = UNSET,
        min_itunes_rating: float | None | Unset = UNSET,
        min_itunes_rating_count: int | None | Unset = UNSET,
        min_spotify_rating: float | None | Unset = UNSET,
        min_spotify_rating_count: int | None | Unset = UNSET,
        min_total_episodes: int | None | Unset = UNSET,
        mode: str | None | Unset = UNSET,
        page_size: int | None | Unset = UNSET,
        person_filters: list[models.PersonRequest] | None | Unset = UNSET,
        podcast_audience_estimated_monthly_listeners: models.CountRangeRequest | None | Unset = UNSET,
        podcast_authority_score: models.AuthorityScoreRequest | None | Unset = UNSET,
        podcast_countries: list[str] | None | Unset = UNSET,
        podcast_has_guests: bool | None | Unset = UNSET,
        podcast_likely_machine_made: bool | None | Unset = UNSET,
        podcast_very_stale: bool | None | Unset = UNSET,
        project: models.ProjectRequest | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        published_before: models.DateRequest | None | Unset = UNSET,
        published_since: models.DateRequest | None | Unset = UNSET,
        search_term_groups: list[models.TermGroupRequest] | None | Unset = UNSET,
        search_terms: list[models.SearchTermRequest] | None | Unset = UNSET,
        sort_order: list[models.SortRequest] | None | Unset = UNSET,
        sponsor_filters: list[models.SponsorRequest] | None | Unset = UNSET,
        topics: list[str] | None | Unset = UNSET,
        transcript_highlight_length: int | None | Unset = UNSET,
        transcript_snippet_length: int | None | Unset = UNSET,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.SearchEpisodesItem]:
        """What `search_episodes` gives page by page, one by one."""
        return by_cursor(partial(self.search_episodes, chart_positions=chart_positions, count_only=count_only, episode_created_since=episode_created_since, episode_updated_since=episode_updated_since, exclude_episode_ids=exclude_episode_ids, exclude_itunes_genres=exclude_itunes_genres, exclude_podcast_ids=exclude_podcast_ids, explain=explain, explicit=explicit, facets=facets, founded_since=founded_since, has_primary_contact=has_primary_contact, has_socials=has_socials, has_transcript=has_transcript, include_embeddings=include_embeddings, include_episode_ids=include_episode_ids, include_itunes_genres=include_itunes_genres, include_match_snippet=include_match_snippet, include_podcast_ids=include_podcast_ids, include_similar_podcasts=include_similar_podcasts, include_transcript_snippet=include_transcript_snippet, keywords=keywords, languages=languages, last_episode_date_since=last_episode_date_since, max_total_episodes=max_total_episodes, meaning_weight=meaning_weight, min_castbox_plays=min_castbox_plays, min_castbox_subscribers=min_castbox_subscribers, min_itunes_rating=min_itunes_rating, min_itunes_rating_count=min_itunes_rating_count, min_spotify_rating=min_spotify_rating, min_spotify_rating_count=min_spotify_rating_count, min_total_episodes=min_total_episodes, mode=mode, page_size=page_size, person_filters=person_filters, podcast_audience_estimated_monthly_listeners=podcast_audience_estimated_monthly_listeners, podcast_authority_score=podcast_authority_score, podcast_countries=podcast_countries, podcast_has_guests=podcast_has_guests, podcast_likely_machine_made=podcast_likely_machine_made, podcast_very_stale=podcast_very_stale, project=project, project_id=project_id, published_before=published_before, published_since=published_since, search_term_groups=search_term_groups, search_terms=search_terms, sort_order=sort_order, sponsor_filters=sponsor_filters, topics=topics, transcript_highlight_length=transcript_highlight_length, transcript_snippet_length=transcript_snippet_length, timeout=timeout, max_retries=max_retries), "result.hits", "cursor", max_items)

    def get_transcript_passages(
        self,
        *,
        episode_id: str,
        page_size: int,
        search_options: models.SearchRequest,
        cursor: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptPassagesData:
        """Searches the transcript of an episode.

        Without an account, 4,000 characters of a transcript are shown per day, including passages in search results. A
        passage that was already shown that day is free; each query costs 40 characters. `truncated` is true when
        something was left out.

        `POST /api/v1/search/episodes/{episodeId}/transcript`

        episode_id: Id of the episode.
        cursor: `nextCursor` of the previous response, with the same search.
        page_size: Number of passages on a page, 1 to 100.
        search_options: A search, as it was sent or as its response echoes it. Only its terms that target transcripts find passages. Its order, cursor and page size are ignored.
        """
        return cast("models.TranscriptPassagesData", self._connection.call(
            "POST",
            "/api/v1/search/episodes/{episodeId}/transcript",
            parts={"episodeId": episode_id},
            body={"cursor": cursor, "pageSize": page_size, "searchOptions": search_options},
            reads=True,
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_transcript_passages(
        self,
        *,
        episode_id: str,
        page_size: int,
        search_options: models.SearchRequest,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.PassageView]:
        """What `get_transcript_passages` gives page by page, one by one."""
        return by_cursor(partial(self.get_transcript_passages, episode_id=episode_id, page_size=page_size, search_options=search_options, timeout=timeout, max_retries=max_retries), "passages", "nextCursor", max_items)

    def get_search_from_history(
        self,
        *,
        search_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StoredSearchData:
        """Returns a search of the team by the `searchId` of its response, for 90 days after it was last run.

        `GET /api/v1/search/history/{searchId}`

        search_id: `searchId` of the response to a search.
        """
        return cast("models.StoredSearchData", self._connection.call(
            "GET",
            "/api/v1/search/history/{searchId}",
            parts={"searchId": search_id},
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def search_podcasts(
        self,
        *,
        chart_positions: models.ChartPositionsRequest | None | Unset = UNSET,
        count_only: bool | None | Unset = UNSET,
        cursor: str | None | Unset = UNSET,
        episode_created_since: models.DateRequest | None | Unset = UNSET,
        episode_updated_since: models.DateRequest | None | Unset = UNSET,
        exclude_episode_ids: list[str] | None | Unset = UNSET,
        exclude_itunes_genres: list[str] | None | Unset = UNSET,
        exclude_podcast_ids: list[str] | None | Unset = UNSET,
        explain: bool | None | Unset = UNSET,
        explicit: str | None | Unset = UNSET,
        facets: list[str] | None | Unset = UNSET,
        founded_since: models.DateRequest | None | Unset = UNSET,
        has_primary_contact: bool | None | Unset = UNSET,
        has_socials: list[str] | None | Unset = UNSET,
        has_transcript: bool | None | Unset = UNSET,
        include_embeddings: bool | None | Unset = UNSET,
        include_episode_ids: list[str] | None | Unset = UNSET,
        include_itunes_genres: list[str] | None | Unset = UNSET,
        include_match_snippet: bool | None | Unset = UNSET,
        include_podcast_ids: list[str] | None | Unset = UNSET,
        include_similar_podcasts: bool | None | Unset = UNSET,
        include_transcript_snippet: bool | None | Unset = UNSET,
        keywords: list[str] | None | Unset = UNSET,
        languages: list[str] | None | Unset = UNSET,
        last_episode_date_since: models.DateRequest | None | Unset = UNSET,
        max_total_episodes: int | None | Unset = UNSET,
        meaning_weight: float | None | Unset = UNSET,
        min_castbox_plays: int | None | Unset = UNSET,
        min_castbox_subscribers: int | None | Unset = UNSET,
        min_itunes_rating: float | None | Unset = UNSET,
        min_itunes_rating_count: int | None | Unset = UNSET,
        min_spotify_rating: float | None | Unset = UNSET,
        min_spotify_rating_count: int | None | Unset = UNSET,
        min_total_episodes: int | None | Unset = UNSET,
        mode: str | None | Unset = UNSET,
        page_size: int | None | Unset = UNSET,
        person_filters: list[models.PersonRequest] | None | Unset = UNSET,
        podcast_audience_estimated_monthly_listeners: models.CountRangeRequest | None | Unset = UNSET,
        podcast_authority_score: models.AuthorityScoreRequest | None | Unset = UNSET,
        podcast_countries: list[str] | None | Unset = UNSET,
        podcast_has_guests: bool | None | Unset = UNSET,
        podcast_likely_machine_made: bool | None | Unset = UNSET,
        podcast_very_stale: bool | None | Unset = UNSET,
        project: models.ProjectRequest | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        published_before: models.DateRequest | None | Unset = UNSET,
        published_since: models.DateRequest | None | Unset = UNSET,
        search_term_groups: list[models.TermGroupRequest] | None | Unset = UNSET,
        search_terms: list[models.SearchTermRequest] | None | Unset = UNSET,
        sort_order: list[models.SortRequest] | None | Unset = UNSET,
        sponsor_filters: list[models.SponsorRequest] | None | Unset = UNSET,
        topics: list[str] | None | Unset = UNSET,
        transcript_highlight_length: int | None | Unset = UNSET,
        transcript_snippet_length: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SearchDataPodcastHitView:
        """Searches podcasts.

        Costs one search. Repeats within 15 minutes, further pages for the caller who paid for the first one, and failed
        calls are free, and so are counts. A search that has begun is charged even when its client disconnects.

        `POST /api/v1/search/podcasts`

        chart_positions: Podcasts that are on such a chart now. Sort by it with `chartPosition` in `sortOrder`.
        count_only: `true` counts hits and facets and returns no hits. A count is free, but it is rejected when the searches are used up.
        cursor: The cursor of the previous response, with the same search.
        episode_created_since: Episodes only: added to the catalog at this time or later.
        episode_updated_since: Episodes only: last changed in the catalog at this time or later.
        exclude_episode_ids: Leaves out these episodes. Has no effect in a search for podcasts.
        exclude_itunes_genres: Leaves out podcasts of these categories, ignoring case.
        exclude_podcast_ids: Leaves out these podcasts.
        explain: Adds to each hit how its score is computed.
        explicit: Podcasts that are `clean` or `explicit`.
        facets: Properties to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics, keywords. Figures are counted in ranges: totalEpisodes, podcastAuthorityScoreTotal, podcastAuthorityScoreQuality, podcastAuthorityScoreEngagement, podcastAuthorityScoreSocial, podcastAuthorityScoreYoutube, podcastAudienceEstimatedMonthlyListeners, applePodcastsRating, applePodcastsRatingsCount, spotifyRating, spotifyRatingsCount, castboxPlays, castboxSubscribers. Those that the plan does not include are left out.
        founded_since: Podcasts whose first episode was published at this time or later. `foundedDate` is accepted as another name.
        has_primary_contact: Whether the podcast has a primary contact.
        has_socials: Podcasts with a profile on each of these platforms, such as `youtube`.
        has_transcript: Episodes only: whether the catalog has a transcript.
        include_embeddings: `true` fills `podcastRssDescriptionEmbedding` in searches for podcasts, and `episodeRssDescriptionEmbedding` and `transcriptEmbeddingsChunks` in searches for episodes. For users.
        include_episode_ids: Episodes only: only these episodes.
        include_itunes_genres: Podcasts of one of these categories, ignoring case.
        include_match_snippet: Episodes only: fills `matchSnippet`.
        include_podcast_ids: Only these podcasts.
        include_similar_podcasts: `true` fills `similarPodcasts`. Podcasts only.
        include_transcript_snippet: Episodes only: `false` leaves out the passages of the transcript, which are included by default.
        keywords: One of these keywords must match, under the rules for `topics`.
        languages: Podcasts in these languages, BCP 47; `en` also matches `en-GB`.
        last_episode_date_since: Podcasts whose latest episode was published at this time or later. `activeSince` is accepted as another name.
        max_total_episodes: Podcasts with at most this many episodes.
        meaning_weight: The weight of meaning against words, 0 to 1. The default depends on the model.
        min_castbox_plays: Podcasts with at least this many plays on Castbox.
        min_castbox_subscribers: Podcasts with at least this many subscribers on Castbox.
        min_itunes_rating: Podcasts with at least this average rating in Apple Podcasts, 0 to 5. Podcasts without a known rating do not match; this holds for all filters by a figure.
        min_itunes_rating_count: Podcasts with at least this many ratings in Apple Podcasts.
        min_spotify_rating: Podcasts with at least this average rating on Spotify, 0 to 5.
        min_spotify_rating_count: Podcasts with at least this many ratings on Spotify.
        min_total_episodes: Podcasts with at least this many episodes.
        mode: How hits are found, by `words`, by `meaning` or by `both`. The default is `both` when a model is connected, otherwise `words`. Filters, and terms that must or must not match, apply in all modes.
        page_size: 1 to 1000, for admins.
        person_filters: Episodes only: all of these people must take part.
        podcast_audience_estimated_monthly_listeners: Range of the estimated monthly listeners.
        podcast_authority_score: Ranges of the authority score and its sub-scores.
        podcast_countries: Podcasts of these countries, ISO 3166-1 alpha-2.
        podcast_has_guests: Whether the podcast has guests.
        podcast_likely_machine_made: True for podcasts that are likely made by a machine, false for all others.
        podcast_very_stale: True for podcasts that have been silent for long by their own rhythm, false for all others.
        project: Rejected: Earshot has no projects. Use `excludePodcastIds` to leave podcasts out.
        project_id: Rejected: Earshot has no projects.
        published_before: Episodes only: published before this time.
        published_since: Episodes only: published at this time or later.
        search_term_groups: At least one term of each group must match, in addition to `searchTerms`.
        search_terms: The terms. By default at least one must match.
        sort_order: By relevance when absent. The first entry decides, the next one orders ties. Each field may occur once.
        sponsor_filters: Episodes only: all of these sponsors must be named.
        topics: One of these topics must match, ignoring case. Searches for podcasts match topics of podcasts, searches for episodes those of episodes. Rejected when the catalog was indexed without embeddings.
        transcript_highlight_length: Episodes only: length of each highlighted snippet, 1 to 2000 characters; 400 by default.
        transcript_snippet_length: Episodes only: length of a passage, 1 to 2000 characters; 400 by default.
        """
        return cast("models.SearchDataPodcastHitView", self._connection.call(
            "POST",
            "/api/v1/search/podcasts",
            body={"chartPositions": chart_positions, "countOnly": count_only, "cursor": cursor, "episodeCreatedSince": episode_created_since, "episodeUpdatedSince": episode_updated_since, "excludeEpisodeIds": exclude_episode_ids, "excludeItunesGenres": exclude_itunes_genres, "excludePodcastIds": exclude_podcast_ids, "explain": explain, "explicit": explicit, "facets": facets, "foundedSince": founded_since, "hasPrimaryContact": has_primary_contact, "hasSocials": has_socials, "hasTranscript": has_transcript, "includeEmbeddings": include_embeddings, "includeEpisodeIds": include_episode_ids, "includeItunesGenres": include_itunes_genres, "includeMatchSnippet": include_match_snippet, "includePodcastIds": include_podcast_ids, "includeSimilarPodcasts": include_similar_podcasts, "includeTranscriptSnippet": include_transcript_snippet, "keywords": keywords, "languages": languages, "lastEpisodeDateSince": last_episode_date_since, "maxTotalEpisodes": max_total_episodes, "meaningWeight": meaning_weight, "minCastboxPlays": min_castbox_plays, "minCastboxSubscribers": min_castbox_subscribers, "minItunesRating": min_itunes_rating, "minItunesRatingCount": min_itunes_rating_count, "minSpotifyRating": min_spotify_rating, "minSpotifyRatingCount": min_spotify_rating_count, "minTotalEpisodes": min_total_episodes, "mode": mode, "pageSize": page_size, "personFilters": person_filters, "podcastAudienceEstimatedMonthlyListeners": podcast_audience_estimated_monthly_listeners, "podcastAuthorityScore": podcast_authority_score, "podcastCountries": podcast_countries, "podcastHasGuests": podcast_has_guests, "podcastLikelyMachineMade": podcast_likely_machine_made, "podcastVeryStale": podcast_very_stale, "project": project, "projectId": project_id, "publishedBefore": published_before, "publishedSince": published_since, "searchTermGroups": search_term_groups, "searchTerms": search_terms, "sortOrder": sort_order, "sponsorFilters": sponsor_filters, "topics": topics, "transcriptHighlightLength": transcript_highlight_length, "transcriptSnippetLength": transcript_snippet_length},
            reads=True,
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_podcasts(
        self,
        *,
        chart_positions: models.ChartPositionsRequest | None | Unset = UNSET,
        count_only: bool | None | Unset = UNSET,
        episode_created_since: models.DateRequest | None | Unset = UNSET,
        episode_updated_since: models.DateRequest | None | Unset = UNSET,
        exclude_episode_ids: list[str] | None | Unset = UNSET,
        exclude_itunes_genres: list[str] | None | Unset = UNSET,
        exclude_podcast_ids: list[str] | None | Unset = UNSET,
        explain: bool | None | Unset = UNSET,
        explicit: str | None | Unset = UNSET,
        facets: list[str] | None | Unset = UNSET,
        founded_since: models.DateRequest | None | Unset = UNSET,
        has_primary_contact: bool | None | Unset = UNSET,
        has_socials: list[str] | None | Unset = UNSET,
        has_transcript: bool | None | Unset = UNSET,
        include_embeddings: bool | None | Unset = UNSET,
        include_episode_ids: list[str] | None | Unset = UNSET,
        include_itunes_genres: list[str] | None | Unset = UNSET,
        include_match_snippet: bool | None | Unset = UNSET,
        include_podcast_ids: list[str] | None | Unset = UNSET,
        include_similar_podcasts: bool | None | Unset = UNSET,
        include_transcript_snippet: bool | None | Unset = UNSET,
        keywords: list[str] | None | Unset = UNSET,
        languages: list[str] | None | Unset = UNSET,
        last_episode_date_since: models.DateRequest | None | Unset = UNSET,
        max_total_episodes: int | None | Unset = UNSET,
        meaning_weight: float | None | Unset = UNSET,
        min_castbox_plays: int | None | Unset = UNSET,
        min_castbox_subscribers: int | None | Unset = UNSET,
        min_itunes_rating: float | None | Unset = UNSET,
        min_itunes_rating_count: int | None | Unset = UNSET,
        min_spotify_rating: float | None | Unset = UNSET,
        min_spotify_rating_count: int | None | Unset = UNSET,
        min_total_episodes: int | None | Unset = UNSET,
        mode: str | None | Unset = UNSET,
        page_size: int | None | Unset = UNSET,
        person_filters: list[models.PersonRequest] | None | Unset = UNSET,
        podcast_audience_estimated_monthly_listeners: models.CountRangeRequest | None | Unset = UNSET,
        podcast_authority_score: models.AuthorityScoreRequest | None | Unset = UNSET,
        podcast_countries: list[str] | None | Unset = UNSET,
        podcast_has_guests: bool | None | Unset = UNSET,
        podcast_likely_machine_made: bool | None | Unset = UNSET,
        podcast_very_stale: bool | None | Unset = UNSET,
        project: models.ProjectRequest | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        published_before: models.DateRequest | None | Unset = UNSET,
        published_since: models.DateRequest | None | Unset = UNSET,
        search_term_groups: list[models.TermGroupRequest] | None | Unset = UNSET,
        search_terms: list[models.SearchTermRequest] | None | Unset = UNSET,
        sort_order: list[models.SortRequest] | None | Unset = UNSET,
        sponsor_filters: list[models.SponsorRequest] | None | Unset = UNSET,
        topics: list[str] | None | Unset = UNSET,
        transcript_highlight_length: int | None | Unset = UNSET,
        transcript_snippet_length: int | None | Unset = UNSET,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.SearchPodcastsItem]:
        """What `search_podcasts` gives page by page, one by one."""
        return by_cursor(partial(self.search_podcasts, chart_positions=chart_positions, count_only=count_only, episode_created_since=episode_created_since, episode_updated_since=episode_updated_since, exclude_episode_ids=exclude_episode_ids, exclude_itunes_genres=exclude_itunes_genres, exclude_podcast_ids=exclude_podcast_ids, explain=explain, explicit=explicit, facets=facets, founded_since=founded_since, has_primary_contact=has_primary_contact, has_socials=has_socials, has_transcript=has_transcript, include_embeddings=include_embeddings, include_episode_ids=include_episode_ids, include_itunes_genres=include_itunes_genres, include_match_snippet=include_match_snippet, include_podcast_ids=include_podcast_ids, include_similar_podcasts=include_similar_podcasts, include_transcript_snippet=include_transcript_snippet, keywords=keywords, languages=languages, last_episode_date_since=last_episode_date_since, max_total_episodes=max_total_episodes, meaning_weight=meaning_weight, min_castbox_plays=min_castbox_plays, min_castbox_subscribers=min_castbox_subscribers, min_itunes_rating=min_itunes_rating, min_itunes_rating_count=min_itunes_rating_count, min_spotify_rating=min_spotify_rating, min_spotify_rating_count=min_spotify_rating_count, min_total_episodes=min_total_episodes, mode=mode, page_size=page_size, person_filters=person_filters, podcast_audience_estimated_monthly_listeners=podcast_audience_estimated_monthly_listeners, podcast_authority_score=podcast_authority_score, podcast_countries=podcast_countries, podcast_has_guests=podcast_has_guests, podcast_likely_machine_made=podcast_likely_machine_made, podcast_very_stale=podcast_very_stale, project=project, project_id=project_id, published_before=published_before, published_since=published_since, search_term_groups=search_term_groups, search_terms=search_terms, sort_order=sort_order, sponsor_filters=sponsor_filters, topics=topics, transcript_highlight_length=transcript_highlight_length, transcript_snippet_length=transcript_snippet_length, timeout=timeout, max_retries=max_retries), "result.hits", "cursor", max_items)


class UsageCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_current(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CurrentUsageData:
        """Returns the current usage of the team's plan.

        `GET /api/v1/teams/usage/current`
        """
        return cast("models.CurrentUsageData", self._connection.call(
            "GET",
            "/api/v1/teams/usage/current",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_daily(
        self,
        *,
        window: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamDailyUsageData:
        """Returns the usage of the team by day.

        `GET /api/v1/teams/usage/daily`

        window: `7d`, `30d` or `90d`.
        """
        return cast("models.TeamDailyUsageData", self._connection.call(
            "GET",
            "/api/v1/teams/usage/daily",
            query={"window": window},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_members(
        self,
        *,
        window: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamMembersUsageData:
        """Returns the usage of the team by member.

        `GET /api/v1/teams/usage/members`

        window: `7d`, `30d` or `90d`.
        """
        return cast("models.TeamMembersUsageData", self._connection.call(
            "GET",
            "/api/v1/teams/usage/members",
            query={"window": window},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_monthly(
        self,
        *,
        months: int,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamMonthlyUsageData:
        """Returns the usage of the team by month.

        `GET /api/v1/teams/usage/monthly`

        months: Number of months, 1 to 24, with the current one.
        """
        return cast("models.TeamMonthlyUsageData", self._connection.call(
            "GET",
            "/api/v1/teams/usage/monthly",
            query={"months": months},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_user_daily_usage(
        self,
        *,
        window: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UserDailyUsageData:
        """Returns the usage of the user by day, over all of their teams.

        `GET /api/v1/users/usage/daily`

        window: `7d`, `30d` (default) or `90d`.
        """
        return cast("models.UserDailyUsageData", self._connection.call(
            "GET",
            "/api/v1/users/usage/daily",
            query={"window": window},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_user_monthly_usage(
        self,
        *,
        months: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UserMonthlyUsageData:
        """Returns the usage of the user by month, over all of their teams.

        `GET /api/v1/users/usage/monthly`

        months: Number of months, 1 to 24, with the current one; 12 by default.
        """
        return cast("models.UserMonthlyUsageData", self._connection.call(
            "GET",
            "/api/v1/users/usage/monthly",
            query={"months": months},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_user_transcription_requests(
        self,
        *,
        limit: int | None = None,
        skip: int | None = None,
        status: Literal["not_started", "completed"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptionRequestsData:
        """Lists the transcription requests of the user's team and their status.

        `GET /api/v1/users/usage/transcription-requests`

        limit: 1 to 100; 20 by default.
        skip: Number of requests to skip, at most 100,000.
        status: Only requests in this state.
        """
        return cast("models.TranscriptionRequestsData", self._connection.call(
            "GET",
            "/api/v1/users/usage/transcription-requests",
            query={"limit": limit, "skip": skip, "status": status},
            timeout=timeout,
            max_retries=max_retries,
        ))


class TeamsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_team_users(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamUsersData:
        """Lists the users of the caller's team.

        `GET /api/v1/teams/users`
        """
        return cast("models.TeamUsersData", self._connection.call(
            "GET",
            "/api/v1/teams/users",
            timeout=timeout,
            max_retries=max_retries,
        ))


class ApiKeysCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def list_api_keys(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ApiKeysData:
        """Lists the API keys of the user. API keys are not accepted: keys are managed in a session.

        `GET /api/v1/users/api-keys`
        """
        return cast("models.ApiKeysData", self._connection.call(
            "GET",
            "/api/v1/users/api-keys",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def create_api_key(
        self,
        *,
        name: str,
        expires_in_days: int | None | Unset = UNSET,
        scopes: list[str] | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.NewApiKeyData:
        """Creates a key for the user's team. The response is the only one that contains the key.

        `POST /api/v1/users/api-keys`

        expires_in_days: Days until the key expires. Without it, the key is valid until it is revoked.
        name: What the key is for.
        scopes: `read` is always included; `write` allows calls that change data.
        """
        return cast("models.NewApiKeyData", self._connection.call(
            "POST",
            "/api/v1/users/api-keys",
            body={"expiresInDays": expires_in_days, "name": name, "scopes": scopes},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def revoke_api_key(
        self,
        *,
        api_key_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RevokedApiKeyData:
        """Revokes a key at once and permanently. Revoking it again has no effect.

        `DELETE /api/v1/users/api-keys/{apiKeyId}`

        api_key_id: Id of the API key.
        """
        return cast("models.RevokedApiKeyData", self._connection.call(
            "DELETE",
            "/api/v1/users/api-keys/{apiKeyId}",
            parts={"apiKeyId": api_key_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def rotate_api_key(
        self,
        *,
        api_key_id: str,
        overlap_hours: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.NewApiKeyData:
        """Replaces a key with a new one that has its name, scopes and lifetime.

        The old key stays valid for a while.

        `POST /api/v1/users/api-keys/{apiKeyId}/rotate`

        api_key_id: Id of the API key.
        overlap_hours: Hours for which the old key stays valid; 24 by default, 0 ends it at once.
        """
        return cast("models.NewApiKeyData", self._connection.call(
            "POST",
            "/api/v1/users/api-keys/{apiKeyId}/rotate",
            parts={"apiKeyId": api_key_id},
            body={"overlapHours": overlap_hours},
            timeout=timeout,
            max_retries=max_retries,
        ))


class Earshot(Connection):
    """Every call of the API, in its groups."""

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout: float = TIMEOUT,
        max_retries: int = MAX_RETRIES,
        http: httpx.Client | None = None,
    ) -> None:
        """
        base_url: where Earshot is served; `EARSHOT_URL` of the environment when absent.
        api_key: `EARSHOT_KEY` of the environment when absent; without one, calls are those of a visitor.
        timeout: seconds for a whole call: attempts, waits between them, and reading the answer.
        max_retries: how often a call that may be repeated is made again.
        http: the client to send with, for proxies and certificates.
        """
        super().__init__(base_url=base_url, api_key=api_key, timeout=timeout, max_retries=max_retries, http=http)
        self.agent = AgentCalls(self)
        self.auth = AuthCalls(self)
        self.autocomplete = AutocompleteCalls(self)
        self.charts = ChartsCalls(self)
        self.episodes = EpisodesCalls(self)
        self.podcasts = PodcastsCalls(self)
        self.public = PublicCalls(self)
        self.stats = StatsCalls(self)
        self.search = SearchCalls(self)
        self.usage = UsageCalls(self)
        self.teams = TeamsCalls(self)
        self.api_keys = ApiKeysCalls(self)

    def __enter__(self) -> Earshot:
        return self
