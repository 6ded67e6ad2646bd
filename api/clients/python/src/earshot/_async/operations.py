"""The calls of the API.

Generated from api/openapi.json by scripts/generate.py.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Literal, cast

import httpx

from .. import models
from .._request import MAX_RETRIES, TIMEOUT, UNSET, Unset
from .connection import Connection
from .pages import by_cursor, by_skip


class AdministrationCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def list_ignored_podcasts(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.IgnoredPodcastsData:
        """Lists the podcasts that are ignored; for administrators of the installation, in a session.

        `GET /api/v1/administration/ignored-podcasts`
        """
        return cast("models.IgnoredPodcastsData", await self._connection.call(
            "GET",
            "/api/v1/administration/ignored-podcasts",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def ignore_podcast(
        self,
        *,
        podcast_id_or_slug: str,
        reason: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.IgnoredPodcastData:
        """Ignores a podcast, or changes the reason; for administrators of the installation, in a session. Searches, suggestions
        and similar podcasts leave it out at once. Its page and lists that have it stay, and are marked.

        `PUT /api/v1/administration/ignored-podcasts/{podcastIdOrSlug}`

        podcast_id_or_slug: Id or slug of the podcast.
        reason: Why, for everyone who sees the podcast: 1 to 500 characters.
        """
        return cast("models.IgnoredPodcastData", await self._connection.call(
            "PUT",
            "/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            body={"reason": reason},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def stop_ignoring_podcast(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Shows a podcast again that was ignored; for administrators of the installation, in a session.

        `DELETE /api/v1/administration/ignored-podcasts/{podcastIdOrSlug}`

        podcast_id_or_slug: Id of the podcast, or the slug that it had when it was ignored.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_person_statements(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PersonStatementsData:
        """Lists what administrators state about people, with its history; for administrators of the installation, in a session.

        `GET /api/v1/administration/person-statements`
        """
        return cast("models.PersonStatementsData", await self._connection.call(
            "GET",
            "/api/v1/administration/person-statements",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def state_person(
        self,
        *,
        person_slug: str,
        reason: str,
        episode: str | None | Unset = UNSET,
        into_slug: str | None | Unset = UNSET,
        podcast: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PersonStatementData:
        """States that two pages are about one person (`intoSlug`), or that the credits of a podcast or an episode are
        not a person's (`podcast`, `episode`); for administrators of the installation, in a session. Pages and calls follow at once. A merged page
        leads to the one that stays, and credits that are split off get a page.

        `POST /api/v1/administration/person-statements`

        episode: For a split of one appearance: ID or slug of the episode of the podcast.
        into_slug: For a merge: slug of the page that stays.
        person_slug: Slug of the page that is merged into another, or that has credits of somebody else.
        podcast: For a split: ID or slug of the podcast whose credits are somebody else's.
        reason: Why, for administrators: 1 to 500 characters.
        """
        return cast("models.PersonStatementData", await self._connection.call(
            "POST",
            "/api/v1/administration/person-statements",
            body={"episode": episode, "intoSlug": into_slug, "personSlug": person_slug, "podcast": podcast, "reason": reason},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def undo_person_statement(
        self,
        *,
        person_statement_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Undoes a statement about people, which stays in the history; for administrators of the installation, in a session.

        `DELETE /api/v1/administration/person-statements/{personStatementId}`

        person_statement_id: Id of the statement.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/administration/person-statements/{personStatementId}",
            parts={"personStatementId": person_statement_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def find_teams(
        self,
        *,
        query: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ManagedTeamsData:
        """Finds teams with their plans; for administrators of the installation, in a session.

        `GET /api/v1/administration/teams`

        query: A part of the name of a team or of the email address of a member, or the ID of a team: 2 to 100 characters.
        """
        return cast("models.ManagedTeamsData", await self._connection.call(
            "GET",
            "/api/v1/administration/teams",
            query={"query": query},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def set_team_plan(
        self,
        *,
        team_id: str,
        plan: str,
        reason: str,
        period: str | None | Unset = UNSET,
        period_ends_at: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ManagedTeamData:
        """Sets the plan of a team and its period; for administrators of the installation who confirmed their identity within
        ten minutes. The activity of the team has the plan with its reason. A later event of a payment provider replaces it.

        `PUT /api/v1/administration/teams/{teamId}/plan`

        team_id: ID of the team.
        period: `monthly` or `annual`; absent for a plan that does not end.
        period_ends_at: When the period ends (RFC 3339). The team is on the free plan three days later, unless the plan was renewed.
        plan: free, individual, business or agency.
        reason: Why, for the activity of the team: 1 to 500 characters.
        """
        return cast("models.ManagedTeamData", await self._connection.call(
            "PUT",
            "/api/v1/administration/teams/{teamId}/plan",
            parts={"teamId": team_id},
            body={"period": period, "periodEndsAt": period_ends_at, "plan": plan, "reason": reason},
            timeout=timeout,
            max_retries=max_retries,
        ))


class AgentCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_alternative_spellings(
        self,
        *,
        value: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlternativeSpellingsData:
        """Returns other spellings of a name: names of the catalog that sound or look alike, then spellings of the same sound,
        as a listener or a speech recognizer might write them.

        `POST /api/v1/agent/alternative-spellings`

        value: A name or a few words, 2 to 100 characters.
        """
        return cast("models.AlternativeSpellingsData", await self._connection.call(
            "POST",
            "/api/v1/agent/alternative-spellings",
            body={"value": value},
            reads=True,
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_episode_deep_analysis(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DeepAnalysisData:
        """Returns the deep analysis of an episode that the team requested.

        `GET /api/v1/agent/episode/{episodeId}/deep-analysis`

        episode_id: Id of the episode.
        """
        return cast("models.DeepAnalysisData", await self._connection.call(
            "GET",
            "/api/v1/agent/episode/{episodeId}/deep-analysis",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def ask_agent_project_podcast_relevancy(
        self,
        *,
        podcast_id: str,
        project_id: str,
        force_regenerate: bool | None | Unset = UNSET,
        search_options: models.SearchRequest | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RelevancyResultView:
        """Reviews how well a podcast fits a project and its guest, and keeps the review with the project.

        Costs one AI assist. A stored review is returned for free while guest, project and podcast have not changed.

        `POST /api/v1/agent/project/relevancy`

        force_regenerate: Whether a new review is made although there is a fresh one; `false` by default.
        podcast_id: ID or slug of the podcast.
        project_id: ID or slug of the project.
        search_options: The search in which the podcast was found. Its words, genres, languages and countries count as what the project's podcasts should be like.
        """
        return cast("models.RelevancyResultView", await self._connection.call(
            "POST",
            "/api/v1/agent/project/relevancy",
            body={"forceRegenerate": force_regenerate, "podcastId": podcast_id, "projectId": project_id, "searchOptions": search_options},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def ask_agent(
        self,
        *,
        kind: str,
        context: models.AgentContextRequest | Unset = UNSET,
        custom_prompt_id: str | None | Unset = UNSET,
        options: models.AgentOptionsRequest | Unset = UNSET,
        prompt: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AgentAnswerData:
        """Lets the assistant answer a request about a podcast, an episode, a transcript, a guest or a project, apply a prompt
        of the team, or draft search strategies. Costs one AI assist.

        With `Accept: text/event-stream`, the answer comes as server-sent events: `text` events with parts of it as
        `{"text": …}`, then `done` with the same data as the JSON response, whose text replaces the parts. `error` ends the
        stream instead, with `code` and `message`.

        `POST /api/v1/agent/{kind}`

        kind: strategy, custom, podcast, episode, transcript, guest or project.
        context: The subject of the request.
        custom_prompt_id: ID of a prompt of the team, instead of `prompt`.
        options: Settings of the kind.
        prompt: The words of the request, at most 4,000 characters. Each kind but `custom` has default words.
        """
        return cast("models.AgentAnswerData", await self._connection.call(
            "POST",
            "/api/v1/agent/{kind}",
            parts={"kind": kind},
            body={"context": context, "customPromptId": custom_prompt_id, "options": options, "prompt": prompt},
            timeout=timeout,
            max_retries=max_retries,
        ))


class AlertsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def create_alert_config(
        self,
        *,
        alert_name: str,
        alert_type: str,
        value: str,
        additional_alert_settings: models.AdditionalAlertSettingsRequest | None | Unset = UNSET,
        alert_settings: models.AlertSettingsRequest | None | Unset = UNSET,
        backfill: bool | None | Unset = UNSET,
        email_settings: models.AlertEmailRequest | None | Unset = UNSET,
        enabled: bool | None | Unset = UNSET,
        generate_alternative_spellings: bool | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CreatedAlertConfigData:
        """Creates an alert. It finds what comes into the catalog from now on.

        With `backfill`, it also finds the matches of the last 30 days. That counts as one search, free within some minutes
        after its preview; when the searches are used up, the alert is created without them.

        `POST /api/v1/alerts/alert-config`

        additional_alert_settings: Some of the settings, in the form that existing clients expect.
        alert_name: Name of the alert.
        alert_settings: All settings.
        alert_type: person, company, custom-keyword, saved-search or chart-movement.
        backfill: Whether the matches of the last 30 days are added, as seen and without notice; `false` by default.
        email_settings: When mails with new matches are sent; daily by default.
        enabled: Whether it looks for matches; `true` by default.
        generate_alternative_spellings: Whether other spellings of the name that occur in the catalog are added.
        value: The name or words to find; a description for saved searches and charts.
        """
        return cast("models.CreatedAlertConfigData", await self._connection.call(
            "POST",
            "/api/v1/alerts/alert-config",
            body={"additionalAlertSettings": additional_alert_settings, "alertName": alert_name, "alertSettings": alert_settings, "alertType": alert_type, "backfill": backfill, "emailSettings": email_settings, "enabled": enabled, "generateAlternativeSpellings": generate_alternative_spellings, "value": value},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_alert_config(
        self,
        *,
        alert_config_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertConfigData:
        """Returns an alert.

        `GET /api/v1/alerts/alert-config/{alertConfigId}`

        alert_config_id: ID of the alert.
        """
        return cast("models.AlertConfigData", await self._connection.call(
            "GET",
            "/api/v1/alerts/alert-config/{alertConfigId}",
            parts={"alertConfigId": alert_config_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_alert_config(
        self,
        *,
        alert_config_id: str,
        updates: models.AlertConfigUpdatesRequest,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UpdatedAlertConfigData:
        """Changes an alert.

        With `If-Match`, an alert that someone else has changed since is left as it is, and the error has it in
        `data.current`.

        `PATCH /api/v1/alerts/alert-config/{alertConfigId}`

        alert_config_id: ID of the alert.
        updates: The fields to change; absent and `null` fields stay as they are.
        """
        return cast("models.UpdatedAlertConfigData", await self._connection.call(
            "PATCH",
            "/api/v1/alerts/alert-config/{alertConfigId}",
            parts={"alertConfigId": alert_config_id},
            body={"updates": updates},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_alert_config(
        self,
        *,
        alert_config_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DeletedAlertConfigData:
        """Deletes an alert. Undo restores it for 10 minutes, with what it found.

        `DELETE /api/v1/alerts/alert-config/{alertConfigId}`

        alert_config_id: ID of the alert.
        """
        return cast("models.DeletedAlertConfigData", await self._connection.call(
            "DELETE",
            "/api/v1/alerts/alert-config/{alertConfigId}",
            parts={"alertConfigId": alert_config_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_alert_feeds(
        self,
        *,
        alert_config_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertFeedsData:
        """Lists the private feeds of an alert. Their URLs are returned only on creation, because they are not stored.

        `GET /api/v1/alerts/alert-config/{alertConfigId}/feeds`

        alert_config_id: ID of the alert.
        """
        return cast("models.AlertFeedsData", await self._connection.call(
            "GET",
            "/api/v1/alerts/alert-config/{alertConfigId}/feeds",
            parts={"alertConfigId": alert_config_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_alert_feed(
        self,
        *,
        alert_config_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertFeedData:
        """Creates a private feed of an alert, for feed readers. Only this response contains its URLs.

        `POST /api/v1/alerts/alert-config/{alertConfigId}/feeds`

        alert_config_id: ID of the alert.
        """
        return cast("models.AlertFeedData", await self._connection.call(
            "POST",
            "/api/v1/alerts/alert-config/{alertConfigId}/feeds",
            parts={"alertConfigId": alert_config_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def revoke_alert_feed(
        self,
        *,
        alert_config_id: str,
        feed_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertFeedData:
        """Revokes a private feed at once and permanently. Revoking it again has no effect.

        `DELETE /api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}`

        alert_config_id: ID of the alert.
        feed_id: ID of the feed.
        """
        return cast("models.AlertFeedData", await self._connection.call(
            "DELETE",
            "/api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}",
            parts={"alertConfigId": alert_config_id, "feedId": feed_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_alert_changes(
        self,
        *,
        alert_config_id: str,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertChangesData:
        """Lists the changes of an alert with their users and times, newest first.

        `GET /api/v1/alerts/alert-config/{alertConfigId}/history`

        alert_config_id: ID of the alert.
        cursor: The cursor of the previous page.
        """
        return cast("models.AlertChangesData", await self._connection.call(
            "GET",
            "/api/v1/alerts/alert-config/{alertConfigId}/history",
            parts={"alertConfigId": alert_config_id},
            query={"cursor": cursor},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def mute_alert_podcast(
        self,
        *,
        alert_config_id: str,
        podcast_id: str,
        muted: bool | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UpdatedAlertConfigData:
        """Mutes a show for an alert: its matches are filtered from now on.

        `POST /api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts`

        alert_config_id: ID of the alert.
        muted: `false` ends it; `true` by default.
        podcast_id: ID of the podcast.
        """
        return cast("models.UpdatedAlertConfigData", await self._connection.call(
            "POST",
            "/api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts",
            parts={"alertConfigId": alert_config_id},
            body={"muted": muted, "podcastId": podcast_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_alert_recipients(
        self,
        *,
        alert_config_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertRecipientsData:
        """Lists who gets the digests of an alert.

        The other addresses are those of the alert's settings. Earshot first sends each address a confirmation link, except
        addresses of members of the team.

        `GET /api/v1/alerts/alert-config/{alertConfigId}/recipients`

        alert_config_id: ID of the alert.
        """
        return cast("models.AlertRecipientsData", await self._connection.call(
            "GET",
            "/api/v1/alerts/alert-config/{alertConfigId}/recipients",
            parts={"alertConfigId": alert_config_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def resend_recipient_confirmation(
        self,
        *,
        alert_config_id: str,
        email: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertRecipientData:
        """Sends the link again that confirms an address of an alert, at most once an hour. The previous link stops working.

        `POST /api/v1/alerts/alert-config/{alertConfigId}/recipients/resend`

        alert_config_id: ID of the alert.
        email: An address of the alert that is not confirmed yet.
        """
        return cast("models.AlertRecipientData", await self._connection.call(
            "POST",
            "/api/v1/alerts/alert-config/{alertConfigId}/recipients/resend",
            parts={"alertConfigId": alert_config_id},
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def resubscribe_to_alert(
        self,
        *,
        alert_config_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertRecipientData:
        """Lets the caller get the digests of an alert again, after they stopped them or a mail server rejected their address.
        Nobody can do that for others.

        `POST /api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe`

        alert_config_id: ID of the alert.
        """
        return cast("models.AlertRecipientData", await self._connection.call(
            "POST",
            "/api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe",
            parts={"alertConfigId": alert_config_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_alert_trend(
        self,
        *,
        alert_config_id: str,
        days: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertTrendData:
        """Counts the matches of an alert by day.

        `GET /api/v1/alerts/alert-config/{alertConfigId}/trend`

        alert_config_id: ID of the alert.
        days: Number of days: 1 to 366, 90 by default.
        """
        return cast("models.AlertTrendData", await self._connection.call(
            "GET",
            "/api/v1/alerts/alert-config/{alertConfigId}/trend",
            parts={"alertConfigId": alert_config_id},
            query={"days": days},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_alert_configs(
        self,
        *,
        enabled: bool | None = None,
        alert_config_id: str | None = None,
        sort_by: Literal["lastRunDate", "alertName"] | None = None,
        sort_direction: Literal["asc", "desc"] | None = None,
        include_all_types: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertConfigsData:
        """Lists the alerts of the team.

        `GET /api/v1/alerts/alert-configs`

        enabled: `true` for alerts that look for matches, `false` for the others.
        alert_config_id: ID of the only alert to return.
        sort_by: lastRunDate or alertName; newest first by default.
        sort_direction: asc or desc; desc by default for lastRunDate, asc for alertName.
        include_all_types: Whether alerts of the types saved-search and chart-movement are listed, too.
        """
        return cast("models.AlertConfigsData", await self._connection.call(
            "GET",
            "/api/v1/alerts/alert-configs",
            query={"enabled": enabled, "alertConfigId": alert_config_id, "sortBy": sort_by, "sortDirection": sort_direction, "includeAllTypes": include_all_types},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_alert_match_history(
        self,
        *,
        alert_config_id: str | None = None,
        page: float | None = None,
        since_date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertHistoryData:
        """Lists the matches of episodes, kept and filtered, without the back catalog, the newest episodes first.

        `GET /api/v1/alerts/history`

        alert_config_id: ID of an alert; all alerts by default.
        page: Number of the page, from 1. A page has 50 matches.
        since_date: Only matches that were found at or after this time, as RFC 3339 or a day.
        """
        return cast("models.AlertHistoryData", await self._connection.call(
            "GET",
            "/api/v1/alerts/history",
            query={"alertConfigId": alert_config_id, "page": page, "sinceDate": since_date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_alert_matches(
        self,
        *,
        alert_config_id: str | None = None,
        include_filtered: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        status: Literal["kept", "filtered"] | None = None,
        state: Literal["new", "seen", "snoozed", "not_relevant"] | None = None,
        podcast_id: str | None = None,
        cursor: str | None = None,
        include_all_types: bool | None = None,
        back_catalog: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertMatchesData:
        """Lists what the alerts of the team found, the newest episodes first.

        Episodes that were not new when they were found are the back catalog, which has a list of its own: `backCatalog=true`.

        `GET /api/v1/alerts/matches`

        alert_config_id: ID of an alert; all alerts by default.
        include_filtered: Whether filtered matches are listed with the kept ones; `false` by default.
        page: Number of the page, from 1.
        page_size: Matches of a page: 1 to 100, 20 by default.
        status: kept or filtered. It has priority over `includeFiltered`.
        state: new, seen, snoozed or not_relevant; all by default.
        podcast_id: ID of a podcast; all podcasts by default.
        cursor: The cursor of the page before, instead of a number of a page.
        include_all_types: Whether matches of saved searches and charts are listed, too.
        back_catalog: Whether the back catalog is listed instead of the news: episodes that were not new when they were found; `false` by default.
        """
        return cast("models.AlertMatchesData", await self._connection.call(
            "GET",
            "/api/v1/alerts/matches",
            query={"alertConfigId": alert_config_id, "includeFiltered": include_filtered, "page": page, "pageSize": page_size, "status": status, "state": state, "podcastId": podcast_id, "cursor": cursor, "includeAllTypes": include_all_types, "backCatalog": back_catalog},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def mark_alert_matches_seen(
        self,
        *,
        alert_config_id: str | None | Unset = UNSET,
        all: bool | None | Unset = UNSET,
        match_ids: list[str] | None | Unset = UNSET,
        seen: bool | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MarkedMatchesData:
        """Marks matches as seen, or as not seen.

        `POST /api/v1/alerts/matches/seen`

        alert_config_id: ID of an alert, for all its matches.
        all: `true` for all matches of the team.
        match_ids: IDs of matches.
        seen: `false` marks them as not seen; `true` by default.
        """
        return cast("models.MarkedMatchesData", await self._connection.call(
            "POST",
            "/api/v1/alerts/matches/seen",
            body={"alertConfigId": alert_config_id, "all": all, "matchIds": match_ids, "seen": seen},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def snooze_alert_matches(
        self,
        *,
        match_ids: list[str],
        until: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SnoozedMatchesData:
        """Snoozes matches: hides them from the new ones for a time.

        `POST /api/v1/alerts/matches/snooze`

        match_ids: IDs of matches.
        until: Until when they are hidden from the new ones, RFC 3339, within a year; `null` shows them again.
        """
        return cast("models.SnoozedMatchesData", await self._connection.call(
            "POST",
            "/api/v1/alerts/matches/snooze",
            body={"matchIds": match_ids, "until": until},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def keep_alert_match(
        self,
        *,
        match_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.KeptMatchData:
        """Keeps a filtered match. It is not delivered.

        `POST /api/v1/alerts/matches/{matchId}/keep`

        match_id: ID of the match.
        """
        return cast("models.KeptMatchData", await self._connection.call(
            "POST",
            "/api/v1/alerts/matches/{matchId}/keep",
            parts={"matchId": match_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def reject_alert_match(
        self,
        *,
        match_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.NotRelevantMatchData:
        """Marks a match as not relevant: filters it, and proposes changes of the alert that would filter others like it.

        `POST /api/v1/alerts/matches/{matchId}/not-relevant`

        match_id: ID of the match.
        """
        return cast("models.NotRelevantMatchData", await self._connection.call(
            "POST",
            "/api/v1/alerts/matches/{matchId}/not-relevant",
            parts={"matchId": match_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def preview_alert(
        self,
        *,
        alert_type: str,
        value: str,
        alert_settings: models.AlertSettingsRequest | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlertPreviewData:
        """Shows what an alert would have found in the last 30 days, without saving it.

        It counts as one search; the same words are free again for some minutes. Charts are free.

        `POST /api/v1/alerts/preview`

        alert_settings: The settings of the alert.
        alert_type: person, company, custom-keyword, saved-search or chart-movement.
        value: The name or words to find; a description for saved searches and charts.
        """
        return cast("models.AlertPreviewData", await self._connection.call(
            "POST",
            "/api/v1/alerts/preview",
            body={"alertSettings": alert_settings, "alertType": alert_type, "value": value},
            timeout=timeout,
            max_retries=max_retries,
        ))


class AuthCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def send_confirmation_code(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Sends a code to confirm the identity of the signed-in user.

        Calls with lasting effect, such as creating API keys, require a recent confirmation.

        `POST /api/v1/auth/confirmation`
        """
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/auth/confirmation",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def confirm(
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
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/auth/confirmation/code",
            body={"code": code},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_me(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Returns the signed-in user and their limits; `user` is null without a session or key.

        `GET /api/v1/auth/me`
        """
        return cast("models.MeData", await self._connection.call(
            "GET",
            "/api/v1/auth/me",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def sign_in_with_passkey(
        self,
        *,
        credential: dict[str, Any],
        token: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Signs in with a passkey.

        The response is the same for an unknown passkey and for a wrong signature.

        `POST /api/v1/auth/passkey`

        credential: The credential of the browser: `PublicKeyCredential.toJSON()`.
        token: The token of the options.
        """
        return cast("models.MeData", await self._connection.call(
            "POST",
            "/api/v1/auth/passkey",
            body={"credential": credential, "token": token},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def request_passkey_sign_in(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PasskeyOptionsData:
        """Returns what the browser needs to sign in with a passkey. It names no account: the device does.

        `POST /api/v1/auth/passkey/options`
        """
        return cast("models.PasskeyOptionsData", await self._connection.call(
            "POST",
            "/api/v1/auth/passkey/options",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_identity_provider(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.IdentityProviderData:
        """Returns the identity provider that people can sign in with.

        `GET /api/v1/auth/provider`
        """
        return cast("models.IdentityProviderData", await self._connection.call(
            "GET",
            "/api/v1/auth/provider",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def start_provider_sign_in(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProviderUrlData:
        """Starts a sign-in at the identity provider, in this browser, for 10 minutes.

        `POST /api/v1/auth/provider`
        """
        return cast("models.ProviderUrlData", await self._connection.call(
            "POST",
            "/api/v1/auth/provider",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def finish_provider_sign_in(
        self,
        *,
        code: str,
        state: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Signs in with the code of the identity provider, in the browser that started the sign-in.

        The verified address of the provider signs in to its account; an address without an account gets one on the free plan.

        `POST /api/v1/auth/provider/code`

        code: The `code` of the URL.
        state: The `state` of the URL.
        """
        return cast("models.MeData", await self._connection.call(
            "POST",
            "/api/v1/auth/provider/code",
            body={"code": code, "state": state},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_sessions(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SessionsData:
        """Lists the sessions of the user.

        `GET /api/v1/auth/sessions`
        """
        return cast("models.SessionsData", await self._connection.call(
            "GET",
            "/api/v1/auth/sessions",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def end_session(
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
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/auth/sessions/{sessionId}",
            parts={"sessionId": session_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def sign_in(
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
        return cast("models.MeData", await self._connection.call(
            "POST",
            "/api/v1/auth/sign-in",
            body={"key": key},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def sign_in_with_code(
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
        return cast("models.MeData", await self._connection.call(
            "POST",
            "/api/v1/auth/sign-in-code",
            body={"code": code},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def send_sign_in_link(
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
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/auth/sign-in-link",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def sign_out(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Ends the session, if there is one.

        `POST /api/v1/auth/sign-out`
        """
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/auth/sign-out",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def sign_out_everywhere(
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
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/auth/sign-out-everywhere",
            body={"keepThis": keep_this},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def sign_up(
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
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/auth/sign-up",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def validate_sign_up(
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
        return cast("models.MeData", await self._connection.call(
            "POST",
            "/api/v1/auth/sign-up/validate",
            body={"key": key},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_account(
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
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/users/account-deletion",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_activity(
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
        return cast("models.ActivityData", await self._connection.call(
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
    ) -> AsyncIterator[models.AuditEventView]:
        """Iterates over the items of all pages of `list_activity`."""
        return by_skip(partial(self.list_activity, timeout=timeout, max_retries=max_retries), "activity", skip, limit, max_items)

    async def request_address_change(
        self,
        *,
        email: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Sends a code to the new address of the user, which the next call uses.

        The response is the same for every address. The current address is confirmed by the code of a confirmation, within
        ten minutes before.

        `POST /api/v1/users/address-change`

        email: The new email address.
        """
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/users/address-change",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def confirm_address_change(
        self,
        *,
        code: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Changes the address of the user with the code in the mail to the new one. The former address gets a notice.

        `POST /api/v1/users/address-change/code`

        code: The code from the email: eight digits, with or without spaces.
        """
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/users/address-change/code",
            body={"code": code},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_passkeys(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PasskeysData:
        """Lists the passkeys of the user.

        `GET /api/v1/users/passkeys`
        """
        return cast("models.PasskeysData", await self._connection.call(
            "GET",
            "/api/v1/users/passkeys",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def add_passkey(
        self,
        *,
        credential: dict[str, Any],
        name: str,
        token: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AddedPasskeyData:
        """Adds a passkey that the browser made for the user. The user gets a mail about it.

        `POST /api/v1/users/passkeys`

        credential: The credential of the browser: `PublicKeyCredential.toJSON()`.
        name: What the passkey is called, such as the device that holds it.
        token: The token of the options.
        """
        return cast("models.AddedPasskeyData", await self._connection.call(
            "POST",
            "/api/v1/users/passkeys",
            body={"credential": credential, "name": name, "token": token},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def request_passkey(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PasskeyOptionsData:
        """Returns what the browser needs to make a passkey for the user. The next call adds it.

        It is valid for 10 minutes, and requires a recent confirmation of the identity, because a passkey outlives the session.

        `POST /api/v1/users/passkeys/options`
        """
        return cast("models.PasskeyOptionsData", await self._connection.call(
            "POST",
            "/api/v1/users/passkeys/options",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def remove_passkey(
        self,
        *,
        passkey_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Removes a passkey of the user: nobody can sign in with it any more.

        It needs no confirmation, so that a user who finds a foreign passkey can remove it at once. Sessions stay open.

        `DELETE /api/v1/users/passkeys/{passkeyId}`

        passkey_id: Id of the passkey.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/users/passkeys/{passkeyId}",
            parts={"passkeyId": passkey_id},
            timeout=timeout,
            max_retries=max_retries,
        ))


class AutocompleteCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def search_autocomplete_podcasts(
        self,
        *,
        query: str,
        limit: int | None = None,
        skip: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AutocompleteData:
        """Suggests podcasts, words, people and publishers that begin with the typed text.

        `GET /api/v1/autocomplete/podcasts`

        query: The text typed so far.
        limit: Podcasts per response, 1 to 100; 8 by default. There are at most 10 words.
        skip: Podcasts to skip; with `limit`, at most 1000. Words are on the first page only.
        """
        return cast("models.AutocompleteData", await self._connection.call(
            "GET",
            "/api/v1/autocomplete/podcasts",
            query={"query": query, "limit": limit, "skip": skip},
            timeout=timeout,
            max_retries=max_retries,
        ))


class TeamsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def receive_billing_event(
        self,
        *,
        at: int,
        id: str,
        plan: str,
        team_id: str,
        period: str | None | Unset = UNSET,
        period_ends_at: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.BillingEventData:
        """Sets the plan of a team, as the payment provider has it. Each event counts once, and none after a later one.

        The header `billing-signature` has the time in seconds and the hexadecimal HMAC-SHA256 of `time.body` under the
        configured secret: `t=1700000000,v1=5257a8…`. The time may differ from the server's by at most five minutes.

        `POST /api/v1/billing/events`

        at: When it happened, in milliseconds since 1970.
        id: ID of the event, the same whenever it is sent.
        period: `monthly` or `annual`; absent when nothing is paid any more.
        period_ends_at: When the paid period ends, in milliseconds since 1970.
        plan: The plan from then on: free, individual, business or agency.
        team_id: ID of the team.
        """
        return cast("models.BillingEventData", await self._connection.call(
            "POST",
            "/api/v1/billing/events",
            body={"at": at, "id": id, "period": period, "periodEndsAt": period_ends_at, "plan": plan, "teamId": team_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_teams(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamsData:
        """Lists the teams of the user.

        `GET /api/v1/teams`
        """
        return cast("models.TeamsData", await self._connection.call(
            "GET",
            "/api/v1/teams",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_team_activity(
        self,
        *,
        area: str | None = None,
        user_id: str | None = None,
        days: int | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamActivityData:
        """Lists what the members of the team did with lists, alerts, members, keys, webhooks, exports and guests.

        `GET /api/v1/teams/activity`

        area: Only activities about `lists`, `alerts` or `team`.
        user_id: Only activities of this user, by id.
        days: Only activities of the last days: 1 to 365.
        cursor: `cursor` of the previous page.
        limit: Number of activities: 1 to 200, 50 by default.
        """
        return cast("models.TeamActivityData", await self._connection.call(
            "GET",
            "/api/v1/teams/activity",
            query={"area": area, "userId": user_id, "days": days, "cursor": cursor, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_list_team_activity(
        self,
        *,
        area: str | None = None,
        user_id: str | None = None,
        days: int | None = None,
        limit: int | None = None,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.TeamActivityView]:
        """Iterates over the items of all pages of `list_team_activity`."""
        return by_cursor(partial(self.list_team_activity, area=area, user_id=user_id, days=days, limit=limit, timeout=timeout, max_retries=max_retries), "activities", "cursor", max_items)

    async def export_team_activity(
        self,
        *,
        area: str | None = None,
        user_id: str | None = None,
        days: int | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Downloads the activity of the team as CSV, newest first: the newest 10,000 activities that match. `limit` has no effect.

        `GET /api/v1/teams/activity/export`

        area: Only activities about `lists`, `alerts` or `team`.
        user_id: Only activities of this user, by id.
        days: Only activities of the last days: 1 to 365.
        cursor: `cursor` of the previous page.
        limit: Number of activities: 1 to 200, 50 by default.
        """
        return cast("bytes", await self._connection.call(
            "GET",
            "/api/v1/teams/activity/export",
            query={"area": area, "userId": user_id, "days": days, "cursor": cursor, "limit": limit},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_team_billing(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamBillingData:
        """Returns the plan of the team, the period that is paid, and where to pay.

        `GET /api/v1/teams/billing`
        """
        return cast("models.TeamBillingData", await self._connection.call(
            "GET",
            "/api/v1/teams/billing",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def rename_team(
        self,
        *,
        name: str,
        former_name: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamData:
        """Renames the team that the session acts for. Admins and the owner can do this.

        `PATCH /api/v1/teams/current`

        former_name: The name that the caller has read. A team with another name stays as it is, and the error has it in `data.current`.
        name: The name: one line of 1 to 60 characters.
        """
        return cast("models.TeamData", await self._connection.call(
            "PATCH",
            "/api/v1/teams/current",
            body={"formerName": former_name, "name": name},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_team(
        self,
        *,
        name: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Deletes the team that the session acts for, at once and permanently.

        Its projects, API keys, invitations, saved searches and usage records are deleted, too. The sessions of its members
        act for another team; someone without any other team gets one of their own, on the free plan. Only the owner can do
        this, after confirming their identity. A team that nobody else is in, and that is the user's only one, is deleted
        with the account.

        `POST /api/v1/teams/current/deletion`

        name: The name of the team that the session acts for, which prevents accidental deletion.
        """
        return cast("models.MeData", await self._connection.call(
            "POST",
            "/api/v1/teams/current/deletion",
            body={"name": name},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_custom_prompts(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CustomPromptsData:
        """Lists the prompts of the team.

        `GET /api/v1/teams/custom-prompts`
        """
        return cast("models.CustomPromptsData", await self._connection.call(
            "GET",
            "/api/v1/teams/custom-prompts",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_custom_prompt(
        self,
        *,
        context_type: str,
        name: str,
        prompt: str,
        description: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CustomPromptData:
        """Creates a prompt for the whole team. Admins and the owner can do this. A team has at most 200 prompts.

        `POST /api/v1/teams/custom-prompts`

        context_type: podcast, episode or transcript: what it is applied to.
        description: What it is for; absent, `null` or empty without a description.
        name: The name, one line.
        prompt: The words that the assistant gets with the facts.
        """
        return cast("models.CustomPromptData", await self._connection.call(
            "POST",
            "/api/v1/teams/custom-prompts",
            body={"contextType": context_type, "description": description, "name": name, "prompt": prompt},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_custom_prompt(
        self,
        *,
        prompt_id: str,
        context_type: str,
        name: str,
        prompt: str,
        description: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CustomPromptData:
        """Replaces the values of a prompt. Admins and the owner can do this.

        `PUT /api/v1/teams/custom-prompts/{promptId}`

        prompt_id: ID of the prompt.
        context_type: podcast, episode or transcript: what it is applied to.
        description: What it is for; absent, `null` or empty without a description.
        name: The name, one line.
        prompt: The words that the assistant gets with the facts.
        """
        return cast("models.CustomPromptData", await self._connection.call(
            "PUT",
            "/api/v1/teams/custom-prompts/{promptId}",
            parts={"promptId": prompt_id},
            body={"contextType": context_type, "description": description, "name": name, "prompt": prompt},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_custom_prompt(
        self,
        *,
        prompt_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Deletes a prompt. Admins and the owner can do this.

        `DELETE /api/v1/teams/custom-prompts/{promptId}`

        prompt_id: ID of the prompt.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/teams/custom-prompts/{promptId}",
            parts={"promptId": prompt_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_invitations(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.InvitationsData:
        """Lists the open invitations of the team, for admins and the owner. Expired ones stay for 30 days.

        `GET /api/v1/teams/invitations`
        """
        return cast("models.InvitationsData", await self._connection.call(
            "GET",
            "/api/v1/teams/invitations",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def invite_team_user(
        self,
        *,
        email: str,
        role: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.InvitationData:
        """Invites a person to the team by email, as an admin or a member.

        The link in the email works once, for seven days. Inviting an address again sends a new link and invalidates the
        previous one. The response does not depend on whether the address has an account.

        `POST /api/v1/teams/invitations`

        email: The email address of the person, with or without an account.
        role: The role that the person will have: admin, or member by default.
        """
        return cast("models.InvitationData", await self._connection.call(
            "POST",
            "/api/v1/teams/invitations",
            body={"email": email, "role": role},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def accept_invitation(
        self,
        *,
        key: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Accepts an invitation, and acts for the team from then on. Each link works once.

        The signed-in user must have the invited address. Without a session, the link creates the account of an address that
        has none, and signs in to it. An address with an account has to sign in first: the link is valid for days, which is
        too long for a link that opens an existing account.

        `POST /api/v1/teams/invitations/accept`

        key: The `key` of the link.
        """
        return cast("models.MeData", await self._connection.call(
            "POST",
            "/api/v1/teams/invitations/accept",
            body={"key": key},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_invitation(
        self,
        *,
        key: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.InvitationDetailsData:
        """Returns the invitation of a link. It does not use up the link.

        `GET /api/v1/teams/invitations/by-token`

        key: The `key` of the link.
        """
        return cast("models.InvitationDetailsData", await self._connection.call(
            "GET",
            "/api/v1/teams/invitations/by-token",
            query={"key": key},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def revoke_invitation(
        self,
        *,
        invitation_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Revokes an open invitation. Its link ends at once.

        `DELETE /api/v1/teams/invitations/{invitationId}`

        invitation_id: ID of the invitation.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/teams/invitations/{invitationId}",
            parts={"invitationId": invitation_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def resend_invitation(
        self,
        *,
        invitation_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.InvitationData:
        """Sends the email of an open invitation again, with a new link for another seven days. The previous link stops
        working.

        `POST /api/v1/teams/invitations/{invitationId}/resend`

        invitation_id: ID of the invitation.
        """
        return cast("models.InvitationData", await self._connection.call(
            "POST",
            "/api/v1/teams/invitations/{invitationId}/resend",
            parts={"invitationId": invitation_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_marks(
        self,
        *,
        podcast_ids: list[str],
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastMarksData:
        """Returns the team's lists, blacklist flag and last pitch for up to 200 podcasts.

        The hits of a search have the same fields; this is for other lists of podcasts, such as charts and the directory.
        The marks of a merged podcast include those of its former IDs. Unknown podcasts are on no list. The call is free.

        `POST /api/v1/teams/podcast-marks`

        podcast_ids: IDs or slugs of podcasts, 1 to 200.
        """
        return cast("models.PodcastMarksData", await self._connection.call(
            "POST",
            "/api/v1/teams/podcast-marks",
            body={"podcastIds": podcast_ids},
            reads=True,
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_team_podcasts(
        self,
        *,
        blacklist: bool | None = None,
        sync: bool | None = None,
        has_airtable_error: bool | None = None,
        limit: int | None = None,
        offset: int | None = None,
        text_filter: str | None = None,
        sort_order: Literal["podcastTitle", "addedAt", "lastAirtableSync"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamPodcastsData:
        """Lists the podcasts of the team, with the projects that list them.

        `GET /api/v1/teams/podcasts`

        blacklist: `true` for blacklisted podcasts, `false` for all others.
        sync: `true` for podcasts marked for synchronization, `false` for all others.
        has_airtable_error: No podcast has such an error: `true` finds none.
        limit: 1 to 200; 50 by default.
        offset: Podcasts to skip; 0 by default.
        text_filter: A part of the title, ignoring case and accents.
        sort_order: By title, or newest first, which is the default and what `lastAirtableSync` does.
        """
        return cast("models.TeamPodcastsData", await self._connection.call(
            "GET",
            "/api/v1/teams/podcasts",
            query={"blacklist": blacklist, "sync": sync, "hasAirtableError": has_airtable_error, "limit": limit, "offset": offset, "textFilter": text_filter, "sortOrder": sort_order},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def remove_multiple_podcasts_from_team(
        self,
        *,
        apple_ids: list[int] | None | Unset = UNSET,
        podcast_ids: list[str] | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RemovedTeamPodcastsData:
        """Removes several podcasts from the team, with their flags. Projects that list them keep them.

        `DELETE /api/v1/teams/podcasts/multiple`

        apple_ids: IDs of the podcasts in Apple Podcasts.
        podcast_ids: IDs or slugs of podcasts.
        """
        return cast("models.RemovedTeamPodcastsData", await self._connection.call(
            "DELETE",
            "/api/v1/teams/podcasts/multiple",
            body={"appleIds": apple_ids, "podcastIds": podcast_ids},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def add_podcast_to_team(
        self,
        *,
        podcast_id: str,
        blacklist: bool | None | Unset = UNSET,
        sync: bool | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamPodcastData:
        """Adds a podcast to the team, or changes its flags.

        Blacklisted podcasts leave every search of the team. Only admins of the team can change the blacklist.

        `PUT /api/v1/teams/podcasts/{podcastId}`

        podcast_id: ID or slug of a podcast.
        blacklist: Whether searches of the team leave the podcast out. Admins of the team can change it.
        sync: Whether it is marked for integrations: `GET /api/v1/teams/podcasts?sync=true` lists the marked podcasts. The mark has no other effect.
        """
        return cast("models.TeamPodcastData", await self._connection.call(
            "PUT",
            "/api/v1/teams/podcasts/{podcastId}",
            parts={"podcastId": podcast_id},
            body={"blacklist": blacklist, "sync": sync},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def remove_podcast_from_team(
        self,
        *,
        podcast_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Removes a podcast from the team, with its flags. Projects that list it keep it.

        `DELETE /api/v1/teams/podcasts/{podcastId}`

        podcast_id: ID or slug of a podcast.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/teams/podcasts/{podcastId}",
            parts={"podcastId": podcast_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_team_request_history(
        self,
        *,
        request_type: Literal["autoOutreach", "deepAnalysis", "diarization", "guestPrep", "transcription"],
        limit: int | None = None,
        skip: int | None = None,
        filter_completed: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamRequestsData:
        """Lists the requests of the team of one kind, newest first.

        Pitches and preparations of guests are done at once, so that all of them are completed. Preparations are listed for a year.

        `GET /api/v1/teams/request-history`

        request_type: The kind of requests. `diarization` is not offered, so that its list is empty.
        limit: 1 to 100; 20 by default.
        skip: Number of requests to skip, at most 100,000.
        filter_completed: `true`: only completed requests; `false`: only others.
        """
        return cast("models.TeamRequestsData", await self._connection.call(
            "GET",
            "/api/v1/teams/request-history",
            query={"requestType": request_type, "limit": limit, "skip": skip, "filterCompleted": filter_completed},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_team_settings(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamSettingsData:
        """Returns the settings of the team.

        `GET /api/v1/teams/settings`
        """
        return cast("models.TeamSettingsData", await self._connection.call(
            "GET",
            "/api/v1/teams/settings",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_team_settings(
        self,
        *,
        auto_quick_decision_enabled: bool | None | Unset = UNSET,
        automated_search_enabled: bool | None | Unset = UNSET,
        podcast_list_validation_page_enabled: bool | None | Unset = UNSET,
        sender_company: str | None | Unset = UNSET,
        sender_signature: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamSettingsData:
        """Changes the settings of the team. Admins and the owner can do this.

        `PATCH /api/v1/teams/settings`

        auto_quick_decision_enabled: Whether podcasts that strategies add are qualified or ignored by their rating.
        automated_search_enabled: Whether strategies may add podcasts to lists, and lists may fill themselves.
        podcast_list_validation_page_enabled: Whether people are shown the added podcasts for confirmation.
        sender_company: The company in pitches of members whose profile names none; `null` or empty removes it.
        sender_signature: The lines below the name in pitches of members whose profile has none; `null` or empty removes them.
        """
        return cast("models.TeamSettingsData", await self._connection.call(
            "PATCH",
            "/api/v1/teams/settings",
            body={"autoQuickDecisionEnabled": auto_quick_decision_enabled, "automatedSearchEnabled": automated_search_enabled, "podcastListValidationPageEnabled": podcast_list_validation_page_enabled, "senderCompany": sender_company, "senderSignature": sender_signature},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def switch_team(
        self,
        *,
        team_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Makes the session act for another team of the user. Later sign-ins start with this team.

        `POST /api/v1/teams/switch`

        team_id: ID of a team of the user.
        """
        return cast("models.MeData", await self._connection.call(
            "POST",
            "/api/v1/teams/switch",
            body={"teamId": team_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_team_users(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamUsersData:
        """Lists the users of the caller's team.

        `GET /api/v1/teams/users`
        """
        return cast("models.TeamUsersData", await self._connection.call(
            "GET",
            "/api/v1/teams/users",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def change_team_user_role(
        self,
        *,
        user_id: str,
        role: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamUserData:
        """Changes the role of a member of the team.

        Admins and the owner give others the role admin or member. Only the owner hands over the team, after confirming
        their identity.

        `PATCH /api/v1/teams/users/{userId}`

        user_id: ID of the user.
        role: owner, admin or member. A new owner takes the place of the caller, who becomes an admin.
        """
        return cast("models.TeamUserData", await self._connection.call(
            "PATCH",
            "/api/v1/teams/users/{userId}",
            parts={"userId": user_id},
            body={"role": role},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def remove_team_user(
        self,
        *,
        user_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RemovedTeamUserData:
        """Removes a member from the team, or lets the caller leave it.

        What the member did for the team stays. Their API keys of the team, their open invitations and their private feeds of
        alerts are revoked, and their sessions act for another team at once. What they made for others belongs to the team
        and is listed: client views, webhooks, and recipients of digests. The owner hands over the team first.

        `DELETE /api/v1/teams/users/{userId}`

        user_id: ID of the user; the caller's own to leave the team.
        """
        return cast("models.RemovedTeamUserData", await self._connection.call(
            "DELETE",
            "/api/v1/teams/users/{userId}",
            parts={"userId": user_id},
            timeout=timeout,
            max_retries=max_retries,
        ))


class ProjectsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def undo_change(
        self,
        *,
        change_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UndoneChangeData:
        """Undoes a change within 10 minutes.

        It restores the values that nobody has changed since, and reports the others.

        `POST /api/v1/changes/{changeId}/undo`

        change_id: Id of the change.
        """
        return cast("models.UndoneChangeData", await self._connection.call(
            "POST",
            "/api/v1/changes/{changeId}/undo",
            parts={"changeId": change_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_projects(
        self,
        *,
        states: list[Literal["DRAFT", "PENDING", "ACTIVE", "ARCHIVED", "ERROR"]] | None = None,
        sort_by: models.ProjectOrder | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectListData:
        """Lists the projects of the team.

        Deleted projects are left out.

        `GET /api/v1/projects`

        states: Only projects with these statuses. Repeat the parameter, or separate them by commas.
        sort_by: The order. Without it: pinned projects, then active ones, then the newest change.
        """
        return cast("models.ProjectListData", await self._connection.call(
            "GET",
            "/api/v1/projects",
            query={"states": states, "sortBy": sort_by},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_project(
        self,
        *,
        name: str,
        project_types: list[str],
        keywords: list[str] | None | Unset = UNSET,
        other_reason: str | None | Unset = UNSET,
        purpose: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CreatedProjectData:
        """Creates a project of the team. Archived projects do not count against the plan's limit.

        `PUT /api/v1/projects`

        keywords: Words that describe what the team looks for.
        name: The name.
        other_reason: What it is for, in words, when the types include other.
        project_types: What it is for: advertisers, api, content-creation, guest-booking, interesting-podcasts, lead-generation, monitoring, other, transcriptions.
        purpose: What the team wants to achieve.
        """
        return cast("models.CreatedProjectData", await self._connection.call(
            "PUT",
            "/api/v1/projects",
            body={"keywords": keywords, "name": name, "otherReason": other_reason, "projectTypes": project_types, "purpose": purpose},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_deleted_projects(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DeletedProjectsData:
        """Lists the projects that were deleted in the last 30 days and can be restored.

        `GET /api/v1/projects/deleted`
        """
        return cast("models.DeletedProjectsData", await self._connection.call(
            "GET",
            "/api/v1/projects/deleted",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_project(
        self,
        *,
        project_id_or_slug: str,
        custom_columns: list[models.CustomColumnRequest] | None | Unset = UNSET,
        is_public_for_team: bool | None | Unset = UNSET,
        is_public_listicle: bool | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        other_reason: str | None | Unset = UNSET,
        project_keywords: list[str] | None | Unset = UNSET,
        project_purpose: str | None | Unset = UNSET,
        project_types: list[str] | None | Unset = UNSET,
        public_description: str | None | Unset = UNSET,
        public_podcast_limit: int | None | Unset = UNSET,
        public_slug: str | None | Unset = UNSET,
        public_title: str | None | Unset = UNSET,
        state: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UpdatedProjectData:
        """Changes a project.

        With `If-Match`, a project that someone else has changed since is left as it is, and the error has it in
        `data.current`.

        `PATCH /api/v1/projects/{projectIdOrSlug}`

        project_id_or_slug: Id or slug of the project.
        custom_columns: All columns of the team, in their order; at most 20. A column that is missing is removed, and an undo brings it back with its values.
        is_public_for_team: Whether members of the team see the page before it is public.
        is_public_listicle: Whether the public page exists.
        name: The name. The slug stays.
        other_reason: What it is for, in words; `null` or empty removes it.
        project_keywords: Words that describe what the team looks for.
        project_purpose: What the team wants to achieve; empty removes it.
        project_types: What it is for.
        public_description: Text of the public page; `null` or empty removes it.
        public_podcast_limit: Most podcasts on the public page.
        public_slug: The public page is at `/lists/` and this slug. A page that becomes public without one gets one.
        public_title: Title of the public page; `null` or empty shows the name.
        state: DRAFT, PENDING, ACTIVE, ARCHIVED or ERROR. An archived project can only be made active again.
        """
        return cast("models.UpdatedProjectData", await self._connection.call(
            "PATCH",
            "/api/v1/projects/{projectIdOrSlug}",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"customColumns": custom_columns, "isPublicForTeam": is_public_for_team, "isPublicListicle": is_public_listicle, "name": name, "otherReason": other_reason, "projectKeywords": project_keywords, "projectPurpose": project_purpose, "projectTypes": project_types, "publicDescription": public_description, "publicPodcastLimit": public_podcast_limit, "publicSlug": public_slug, "publicTitle": public_title, "state": state},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_project(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DeletedProjectData:
        """Deletes a project. It can be restored for 30 days.

        `DELETE /api/v1/projects/{projectIdOrSlug}`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("models.DeletedProjectData", await self._connection.call(
            "DELETE",
            "/api/v1/projects/{projectIdOrSlug}",
            parts={"projectIdOrSlug": project_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_project_activity(
        self,
        *,
        project_id_or_slug: str,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectActivityData:
        """Lists the changes on a project with their users and times, newest first.

        `GET /api/v1/projects/{projectIdOrSlug}/activity`

        project_id_or_slug: Id or slug of the project.
        cursor: The cursor of the page before.
        limit: Number of activities: 1 to 200, 50 by default.
        """
        return cast("models.ProjectActivityData", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/activity",
            parts={"projectIdOrSlug": project_id_or_slug},
            query={"cursor": cursor, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def set_project_auto_fill(
        self,
        *,
        project_id_or_slug: str,
        search_kind: str,
        search_options: models.SearchRequest,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AutoFillData:
        """Turns on auto-fill: after each update of the catalog, new matches of a search are added to the project.

        New is what comes into the catalog after this call: podcasts, and in searches for episodes the podcasts of new
        episodes. What the search finds today is not added; the bulk call with `searchId` does that. A different search
        starts over; the same one continues.

        New matches are added as prospects with the label `automated`, the best first, at most 100 each time and as many as
        the plan allows on a project; what has no room is added after a later update. Podcasts that someone removed from the
        project are not added again. The searches are free.

        With `If-Match`, a search that someone else has chosen since stays, and the error has it in `data.current`. The version
        of a project that does not fill itself is 0.

        `PUT /api/v1/projects/{projectIdOrSlug}/auto-fill`

        project_id_or_slug: Id or slug of the project.
        search_kind: `podcasts`, or `episodes` for the podcasts of the episodes that are found.
        search_options: The search. Its cursor, page size and output options are ignored.
        """
        return cast("models.AutoFillData", await self._connection.call(
            "PUT",
            "/api/v1/projects/{projectIdOrSlug}/auto-fill",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"searchKind": search_kind, "searchOptions": search_options},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def stop_project_auto_fill(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Stops a project from filling itself. What was added stays on it.

        With `If-Match`, a search that someone else has chosen since stays, and the error has it in `data.current`.

        `DELETE /api/v1/projects/{projectIdOrSlug}/auto-fill`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/projects/{projectIdOrSlug}/auto-fill",
            parts={"projectIdOrSlug": project_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_project_details(
        self,
        *,
        project_id_or_slug: str,
        states: list[Literal["prospect", "qualified", "pitched", "lost", "booked", "ignored"]] | None = None,
        priorities: list[Literal["low", "medium", "high", "urgent", "none"]] | None = None,
        include_listed_podcasts: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectDetailsData:
        """Returns a project with the podcasts on it.

        Send its `version` in `If-Match` with changes of the project.

        `GET /api/v1/projects/{projectIdOrSlug}/details`

        project_id_or_slug: Id or slug of the project.
        states: Only podcasts with these statuses. Repeat the parameter, or separate them by commas.
        priorities: Only podcasts with these priorities; `none` are those without one.
        include_listed_podcasts: false leaves `listedPodcasts` empty, for pages that read the podcasts by themselves. true by default.
        """
        return cast("models.ProjectDetailsData", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/details",
            parts={"projectIdOrSlug": project_id_or_slug},
            query={"states": states, "priorities": priorities, "includeListedPodcasts": include_listed_podcasts},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def import_podcasts(
        self,
        *,
        project_id_or_slug: str,
        podcast_ids: list[str],
        labels: list[str] | None | Unset = UNSET,
        priority: str | None | Unset = UNSET,
        state: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.BulkChangeData:
        """Adds the podcasts that people chose in a preview. They are one change, which is undone as one.

        When the plan's limit has no room for all of them, the first ones are added as far as they fit.

        `POST /api/v1/projects/{projectIdOrSlug}/import`

        project_id_or_slug: Id or slug of the project.
        labels: Labels of the new entries.
        podcast_ids: IDs or slugs of the podcasts, 1 to 1,000.
        priority: Priority of the new entries; none by default.
        state: State of the new entries; prospect by default.
        """
        return cast("models.BulkChangeData", await self._connection.call(
            "POST",
            "/api/v1/projects/{projectIdOrSlug}/import",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"labels": labels, "podcastIds": podcast_ids, "priority": priority, "state": state},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_project_import_preview(
        self,
        *,
        project_id_or_slug: str,
        text: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ImportPreviewData:
        """Finds the podcasts of a list: a CSV, OPML or text file, or pasted titles and URLs. Nothing is added.

        Rows are matched by feed, IDs at Apple and Spotify, guid, website, title and author, and then by similar titles.
        Each match states its confidence, and a row without a podcast states the reason.

        `POST /api/v1/projects/{projectIdOrSlug}/import/preview`

        project_id_or_slug: Id or slug of the project.
        text: Titles or URLs, one per line, cells copied from a spreadsheet, CSV or OPML; at most 5,242,880 bytes.
        """
        return cast("models.ImportPreviewData", await self._connection.call(
            "POST",
            "/api/v1/projects/{projectIdOrSlug}/import/preview",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"text": text},
            reads=True,
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def download_project_next_actions(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Returns the dates of the next actions of a project's podcasts as a calendar (RFC 5545), one entry a day and podcast.

        `GET /api/v1/projects/{projectIdOrSlug}/next-actions.ics`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("bytes", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/next-actions.ics",
            parts={"projectIdOrSlug": project_id_or_slug},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def add_podcast_to_project(
        self,
        *,
        project_id_or_slug: str,
        podcast_id: str,
        labels: list[str] | None | Unset = UNSET,
        notes: str | None | Unset = UNSET,
        priority: str | None | Unset = UNSET,
        state: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AddedListedPodcastData:
        """Adds a podcast to a project. A podcast that is on it already stays as it is.

        `POST /api/v1/projects/{projectIdOrSlug}/podcasts`

        project_id_or_slug: Id or slug of the project.
        labels: Labels: automated, guest-appearance, mcp, or own ones.
        notes: Notes, plain text.
        podcast_id: ID or slug of the podcast.
        priority: low, medium, high or urgent.
        state: prospect, qualified, pitched, lost, booked or ignored; prospect by default.
        """
        return cast("models.AddedListedPodcastData", await self._connection.call(
            "POST",
            "/api/v1/projects/{projectIdOrSlug}/podcasts",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"labels": labels, "notes": notes, "podcastId": podcast_id, "priority": priority, "state": state},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def change_listed_podcasts(
        self,
        *,
        project_id_or_slug: str,
        action: models.BulkActionRequest | Unset = UNSET,
        add_labels: list[str] | None | Unset = UNSET,
        all_or_nothing: bool | None | Unset = UNSET,
        all_results: bool | None | Unset = UNSET,
        assignee_id: str | None | Unset = UNSET,
        follow_up_on: str | None | Unset = UNSET,
        listed_podcast_ids: list[str] | None | Unset = UNSET,
        podcast_ids: list[str] | None | Unset = UNSET,
        priority: str | None | Unset = UNSET,
        remove_labels: list[str] | None | Unset = UNSET,
        search_id: str | None | Unset = UNSET,
        state: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.BulkChangeData:
        """Adds, changes or removes up to 1,000 entries of a project in one change, which is undone as one.

        `searchId` adds the podcasts of all results of a search, which costs a search unless it was run within 15 minutes.
        Of podcasts beyond the plan's limit, the first ones are added as far as they fit, or none with `allOrNothing`.

        `POST /api/v1/projects/{projectIdOrSlug}/podcasts/bulk`

        project_id_or_slug: Id or slug of the project.
        action: The action.
        add_labels: Labels that `labels` adds, and labels of `add`.
        all_or_nothing: With `add`: adds nothing when the plan's limit does not have room for all. Without it, the first ones are added as far as they fit.
        all_results: `true` is required with `searchId`.
        assignee_id: The member of `assignee`, by ID; `null` for nobody.
        follow_up_on: With `state`: the day of the next action, `2026-11-21`, of entries that are moved and have none.
        listed_podcast_ids: IDs of the entries to change or remove.
        podcast_ids: IDs or slugs of the podcasts to add.
        priority: The priority of `priority`, and of `add`: low, medium, high or urgent. With `priority`, `null` removes it.
        remove_labels: Labels that `labels` removes.
        search_id: With `add`, instead of `podcastIds`: `searchId` of the response to a search of the team. The podcasts of all its results are added, up to the plan's results per search.
        state: The state of `state`, and of `add`: prospect, qualified, pitched, lost, booked or ignored.
        """
        return cast("models.BulkChangeData", await self._connection.call(
            "POST",
            "/api/v1/projects/{projectIdOrSlug}/podcasts/bulk",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"action": action, "addLabels": add_labels, "allOrNothing": all_or_nothing, "allResults": all_results, "assigneeId": assignee_id, "followUpOn": follow_up_on, "listedPodcastIds": listed_podcast_ids, "podcastIds": podcast_ids, "priority": priority, "removeLabels": remove_labels, "searchId": search_id, "state": state},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_listed_podcast_details(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ListedPodcastDetailsData:
        """Lists the podcasts on a project with what the catalog and the team store about them, as far as the plan shows it.

        `GET /api/v1/projects/{projectIdOrSlug}/podcasts/details`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("models.ListedPodcastDetailsData", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/podcasts/details",
            parts={"projectIdOrSlug": project_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_project_recent_episodes(
        self,
        *,
        project_id_or_slug: str,
        days: int | None = None,
        states: list[Literal["prospect", "qualified", "pitched", "lost", "booked", "ignored"]] | None = None,
        skip: int | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RecentEpisodesData:
        """Returns the episodes that the podcasts of a project published in the last days, newest first.

        `GET /api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes`

        project_id_or_slug: Id or slug of the project.
        days: Episodes from the last N days, 1 to 365; 7 by default.
        states: Only episodes of listed podcasts in these states. Repeat the parameter for each state.
        skip: Number of episodes to skip; 0 by default.
        limit: Maximum number of episodes, 1 to 200; 100 by default.
        """
        return cast("models.RecentEpisodesData", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes",
            parts={"projectIdOrSlug": project_id_or_slug},
            query={"days": days, "states": states, "skip": skip, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_relevancy_progress(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RelevancyProgressData:
        """Returns how far the last run is that reviews the podcasts on a project.

        `GET /api/v1/projects/{projectIdOrSlug}/podcasts/relevancy`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("models.RelevancyProgressData", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy",
            parts={"projectIdOrSlug": project_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def review_listed_podcasts(
        self,
        *,
        project_id_or_slug: str,
        dry_run: bool | Unset = UNSET,
        force_regenerate: bool | Unset = UNSET,
        listed_podcast_ids: list[str] | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ReviewListedPodcastsData:
        """Reviews podcasts on a project, each for one AI assist, in the background. `dryRun` returns the cost first.

        A project has one run at a time; a second request returns the current one. Open pages get `listed-podcast-changed`
        during the run.

        `POST /api/v1/projects/{projectIdOrSlug}/podcasts/relevancy`

        project_id_or_slug: Id or slug of the project.
        dry_run: Returns the cost and begins nothing; `false` by default.
        force_regenerate: Whether podcasts with a fresh review are reviewed again; `false` by default.
        listed_podcast_ids: IDs of entries of the project, at most 1,000; all when absent. Entries that are gone are left out.
        """
        return cast("models.ReviewListedPodcastsData", await self._connection.call(
            "POST",
            "/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"dryRun": dry_run, "forceRegenerate": force_regenerate, "listedPodcastIds": listed_podcast_ids},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def cancel_relevancy_run(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RelevancyProgressData:
        """Cancels the run that reviews the podcasts on a project. Costs nothing.

        Finished reviews and their charges stay; the remaining podcasts cost nothing. The review in progress is completed
        and stored. Canceling again, or a run that has ended, changes nothing. Open pages get `listed-podcast-changed`.

        `POST /api/v1/projects/{projectIdOrSlug}/podcasts/relevancy/cancel`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("models.RelevancyProgressData", await self._connection.call(
            "POST",
            "/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy/cancel",
            parts={"projectIdOrSlug": project_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_project_listed_podcast(
        self,
        *,
        project_id_or_slug: str,
        listed_podcast_id: str,
        assignee_id: str | None | Unset = UNSET,
        custom_values: dict[str, str | None] | None | Unset = UNSET,
        labels: list[str] | None | Unset = UNSET,
        next_action_on: str | None | Unset = UNSET,
        notes: str | None | Unset = UNSET,
        priority: str | None | Unset = UNSET,
        state: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UpdatedListedPodcastData:
        """Changes an entry of a project.

        With `If-Match`, an entry that someone else has changed since is left as it is, and the error has it in
        `data.current`. Every move between states is allowed; a move to pitched warns when someone of the team wrote to the
        podcast before, for any project.

        `PATCH /api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}`

        project_id_or_slug: Id or slug of the project.
        listed_podcast_id: Id of the entry, or id or slug of its podcast.
        assignee_id: ID of the member who works on it; `null` for nobody.
        custom_values: New values by the ID of their custom column, as texts: numbers such as 12.5, days such as 2026-11-21. `null` or empty removes a value; others stay.
        labels: All labels of the entry.
        next_action_on: The day of the next action, `2026-11-21`; `null` removes it.
        notes: Notes, plain text; `null` or empty removes them.
        priority: low, medium, high or urgent. `null` removes it, unless the body also has a state.
        state: prospect, qualified, pitched, lost, booked or ignored.
        """
        return cast("models.UpdatedListedPodcastData", await self._connection.call(
            "PATCH",
            "/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}",
            parts={"projectIdOrSlug": project_id_or_slug, "listedPodcastId": listed_podcast_id},
            body={"assigneeId": assignee_id, "customValues": custom_values, "labels": labels, "nextActionOn": next_action_on, "notes": notes, "priority": priority, "state": state},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def remove_listed_podcast_from_project(
        self,
        *,
        project_id_or_slug: str,
        listed_podcast_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RemovedListedPodcastData:
        """Removes a podcast from a project. The record of its pitch stays.

        `DELETE /api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}`

        project_id_or_slug: Id or slug of the project.
        listed_podcast_id: Id of the entry, or id or slug of its podcast.
        """
        return cast("models.RemovedListedPodcastData", await self._connection.call(
            "DELETE",
            "/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}",
            parts={"projectIdOrSlug": project_id_or_slug, "listedPodcastId": listed_podcast_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_listed_podcast_relevancy(
        self,
        *,
        project_id_or_slug: str,
        listed_podcast_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RelevancyResultView:
        """Returns how well a podcast fits a project, with the reasons. Costs nothing and changes nothing.

        Returns the stored review, also when it is stale. Without one, rules make a review for this response. `POST
        /api/v1/agent/project/relevancy` makes one that is kept.

        `GET /api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}/relevancy`

        project_id_or_slug: Id or slug of the project.
        listed_podcast_id: ID of the entry, or ID or slug of a podcast, also of one that is not on the project.
        """
        return cast("models.RelevancyResultView", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}/relevancy",
            parts={"projectIdOrSlug": project_id_or_slug, "listedPodcastId": listed_podcast_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def restore_project(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RestoredProjectData:
        """Restores a project that was deleted in the last 30 days.

        `POST /api/v1/projects/{projectIdOrSlug}/restore`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("models.RestoredProjectData", await self._connection.call(
            "POST",
            "/api/v1/projects/{projectIdOrSlug}/restore",
            parts={"projectIdOrSlug": project_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_project_shares(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectSharesData:
        """Lists the client views of a project, without their links: `GET …/shares/{shareId}/link` returns one.

        `GET /api/v1/projects/{projectIdOrSlug}/shares`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("models.ProjectSharesData", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/shares",
            parts={"projectIdOrSlug": project_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_project_share(
        self,
        *,
        project_id_or_slug: str,
        columns: list[str] | Unset = UNSET,
        expires_at: str | None | Unset = UNSET,
        include_contacts: bool | Unset = UNSET,
        takes_answers: bool | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectShareData:
        """Creates a link to a read-only page of the project, for people without an account.

        The page shows the podcasts as they are when it is opened, without ignored ones. The link is not in lists of client
        views; `GET …/shares/{shareId}/link` returns it again.

        `POST /api/v1/projects/{projectIdOrSlug}/shares`

        project_id_or_slug: Id or slug of the project.
        columns: The columns that the page shows in addition to the title: state, priority, labels, notes, nextActionOn, addedAt, author, description, genres, language, countries, website, authorityScore, hasGuests, episodeCount, lastEpisodePublishedAt, updateFrequency. What the team's plan does not include stays empty.
        expires_at: When the link ends, RFC 3339, within five years; absent for a link that is valid until it is revoked.
        include_contacts: Whether the page shows the address in the podcast's feed; `false` by default. Only on plans that show it.
        takes_answers: Whether people with the link can answer yes or no to each podcast, with a comment; `false` by default.
        """
        return cast("models.ProjectShareData", await self._connection.call(
            "POST",
            "/api/v1/projects/{projectIdOrSlug}/shares",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"columns": columns, "expiresAt": expires_at, "includeContacts": include_contacts, "takesAnswers": takes_answers},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def revoke_project_share(
        self,
        *,
        project_id_or_slug: str,
        share_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectShareData:
        """Revokes a client view at once and permanently. Revoking it again has no effect.

        `DELETE /api/v1/projects/{projectIdOrSlug}/shares/{shareId}`

        project_id_or_slug: Id or slug of the project.
        share_id: ID of the client view.
        """
        return cast("models.ProjectShareData", await self._connection.call(
            "DELETE",
            "/api/v1/projects/{projectIdOrSlug}/shares/{shareId}",
            parts={"projectIdOrSlug": project_id_or_slug, "shareId": share_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_project_share_link(
        self,
        *,
        project_id_or_slug: str,
        share_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectShareData:
        """Returns a valid client view with its link, to send it again.

        `token` and `url` are `null` for links of earlier versions, of which only a hash is stored.

        `GET /api/v1/projects/{projectIdOrSlug}/shares/{shareId}/link`

        project_id_or_slug: Id or slug of the project.
        share_id: ID of the client view.
        """
        return cast("models.ProjectShareData", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/shares/{shareId}/link",
            parts={"projectIdOrSlug": project_id_or_slug, "shareId": share_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_project_strategies(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StrategiesData:
        """Lists the search strategies of a project.

        `GET /api/v1/projects/{projectIdOrSlug}/strategies`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("models.StrategiesData", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/strategies",
            parts={"projectIdOrSlug": project_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_project_views(
        self,
        *,
        project_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectViewsData:
        """Lists the saved views of a project: the caller's own, and those of the team.

        `GET /api/v1/projects/{projectIdOrSlug}/views`

        project_id_or_slug: Id or slug of the project.
        """
        return cast("models.ProjectViewsData", await self._connection.call(
            "GET",
            "/api/v1/projects/{projectIdOrSlug}/views",
            parts={"projectIdOrSlug": project_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_project_view(
        self,
        *,
        project_id_or_slug: str,
        name: str,
        is_default: bool | Unset = UNSET,
        settings: models.ViewSettingsRequest | None | Unset = UNSET,
        shared: bool | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectViewData:
        """Saves a view of a project, for oneself or for the team. A project has at most 200 views.

        `POST /api/v1/projects/{projectIdOrSlug}/views`

        project_id_or_slug: Id or slug of the project.
        is_default: Whether the caller's page of the project opens with it; `false` by default.
        name: The name of the view.
        settings: Which podcasts it shows, and how; the default settings when absent.
        shared: Whether the whole team sees it; `false` by default.
        """
        return cast("models.ProjectViewData", await self._connection.call(
            "POST",
            "/api/v1/projects/{projectIdOrSlug}/views",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"isDefault": is_default, "name": name, "settings": settings, "shared": shared},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_project_view(
        self,
        *,
        project_id_or_slug: str,
        view_id: str,
        is_default: bool | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        settings: models.ViewSettingsRequest | None | Unset = UNSET,
        shared: bool | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectViewData:
        """Changes a saved view: one's own, or one of the team.

        `PATCH /api/v1/projects/{projectIdOrSlug}/views/{viewId}`

        project_id_or_slug: Id or slug of the project.
        view_id: ID of the view.
        is_default: Whether the caller's page of the project opens with it. Other people's pages are not changed.
        name: The name of the view.
        settings: Which podcasts it shows, and how. They replace the settings as a whole.
        shared: Whether the whole team sees it. Only the person who made a view can take it from the team.
        """
        return cast("models.ProjectViewData", await self._connection.call(
            "PATCH",
            "/api/v1/projects/{projectIdOrSlug}/views/{viewId}",
            parts={"projectIdOrSlug": project_id_or_slug, "viewId": view_id},
            body={"isDefault": is_default, "name": name, "settings": settings, "shared": shared},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_project_view(
        self,
        *,
        project_id_or_slug: str,
        view_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProjectViewData:
        """Deletes a saved view: a private view of the caller, or one of the team. Users who had it as their default see all
        podcasts.

        `DELETE /api/v1/projects/{projectIdOrSlug}/views/{viewId}`

        project_id_or_slug: Id or slug of the project.
        view_id: ID of the view.
        """
        return cast("models.ProjectViewData", await self._connection.call(
            "DELETE",
            "/api/v1/projects/{projectIdOrSlug}/views/{viewId}",
            parts={"projectIdOrSlug": project_id_or_slug, "viewId": view_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def generate_strategies(
        self,
        *,
        project_id: str,
        count: int | None | Unset = UNSET,
        keep_existing: bool | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GeneratedStrategiesData:
        """Makes search strategies for a project from its guest, its purpose and podcasts that fit. Costs one AI assist.

        Strategies that people changed, or that ran, always stay.

        `POST /api/v1/strategies/generate`

        count: How many, 1 to 12; 6 by default.
        keep_existing: Whether strategies are kept that nobody has changed and that never ran; `false` by default.
        project_id: ID or slug of the project.
        """
        return cast("models.GeneratedStrategiesData", await self._connection.call(
            "POST",
            "/api/v1/strategies/generate",
            body={"count": count, "keepExisting": keep_existing, "projectId": project_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_strategy(
        self,
        *,
        strategy_id: str,
        audience_persona_target: str | None | Unset = UNSET,
        example_google_searches: list[str] | None | Unset = UNSET,
        geographical_filters: str | None | Unset = UNSET,
        keyword_inspiration: list[str] | None | Unset = UNSET,
        priority: str | None | Unset = UNSET,
        short_description: str | None | Unset = UNSET,
        strategy_approach: str | None | Unset = UNSET,
        strategy_blurb: str | None | Unset = UNSET,
        strategy_focus: str | None | Unset = UNSET,
        strategy_training_documentation: str | None | Unset = UNSET,
        title: str | None | Unset = UNSET,
        why_its_effective: str | None | Unset = UNSET,
        yes_no_prompt: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StrategyData:
        """Changes the texts of a strategy.

        `PUT /api/v1/strategies/{strategyId}`

        strategy_id: ID of the strategy.
        audience_persona_target: Whom the podcasts reach.
        example_google_searches: Searches for the web, at most 50.
        geographical_filters: Where the podcasts should be made, in words.
        keyword_inspiration: Search terms of at least 2 characters each, at most 50.
        priority: low, medium, high or urgent; `null` removes it.
        short_description: What it does, in a sentence.
        strategy_approach: straightforward, unconventional or longshot.
        strategy_blurb: What it does, in a paragraph.
        strategy_focus: What it concentrates on.
        strategy_training_documentation: How to search, and what to look for in the hits.
        title: The title.
        why_its_effective: Why it works.
        yes_no_prompt: A question about a podcast, to be answered with yes or no.
        """
        return cast("models.StrategyData", await self._connection.call(
            "PUT",
            "/api/v1/strategies/{strategyId}",
            parts={"strategyId": strategy_id},
            body={"audiencePersonaTarget": audience_persona_target, "exampleGoogleSearches": example_google_searches, "geographicalFilters": geographical_filters, "keywordInspiration": keyword_inspiration, "priority": priority, "shortDescription": short_description, "strategyApproach": strategy_approach, "strategyBlurb": strategy_blurb, "strategyFocus": strategy_focus, "strategyTrainingDocumentation": strategy_training_documentation, "title": title, "whyItsEffective": why_its_effective, "yesNoPrompt": yes_no_prompt},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_strategy(
        self,
        *,
        strategy_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Deletes a strategy. Podcasts that it added stay.

        `DELETE /api/v1/strategies/{strategyId}`

        strategy_id: ID of the strategy.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/strategies/{strategyId}",
            parts={"strategyId": strategy_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_strategy_keywords(
        self,
        *,
        strategy_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StrategyKeywordsData:
        """Counts the podcasts that each keyword of a strategy finds. Needs a search of the plan to be left, and costs none.

        `GET /api/v1/strategies/{strategyId}/keywords`

        strategy_id: ID of the strategy.
        """
        return cast("models.StrategyKeywordsData", await self._connection.call(
            "GET",
            "/api/v1/strategies/{strategyId}/keywords",
            parts={"strategyId": strategy_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def run_strategy(
        self,
        *,
        strategy_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StrategyRunData:
        """Searches the keywords of a strategy, and adds the best podcasts that are not on the project, with the label
        `automated`. Costs one search.

        The plan limits how many keywords are searched, and how many strategies of a project may run. Blacklisted podcasts,
        and those that someone removed from the project, are left out. Rules review the candidates; the reviews are kept
        with the entries. If the team setting `autoQuickDecisionEnabled` is on, the rating decides whether they are
        qualified or ignored.

        `POST /api/v1/strategies/{strategyId}/run`

        strategy_id: ID of the strategy.
        """
        return cast("models.StrategyRunData", await self._connection.call(
            "POST",
            "/api/v1/strategies/{strategyId}/run",
            parts={"strategyId": strategy_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_next_actions(
        self,
        *,
        assignee: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.NextActionsData:
        """Lists the next actions of all projects of the team: of podcasts that are neither booked, lost nor ignored, without
        those of archived projects.

        `GET /api/v1/teams/next-actions`

        assignee: Only podcasts of this member, by ID; `me` for the caller.
        limit: Number of next actions: 1 to 1,000, 1,000 by default.
        """
        return cast("models.NextActionsData", await self._connection.call(
            "GET",
            "/api/v1/teams/next-actions",
            query={"assignee": assignee, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))


class ChartsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_chart(
        self,
        *,
        chart_type: Literal["apple", "spotify"] | None = None,
        category: str | None = None,
        country: str | None = None,
        positions_limit: float | None = None,
        compare: Literal["1d", "7d"] | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartData:
        """Returns the chart of a day.

        `GET /api/v1/charts`

        chart_type: The platform; `apple` by default.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        positions_limit: Number of positions; all when absent.
        compare: How much earlier the chart is that positions are compared with; `1d` by default.
        date: A date such as 2026-11-21; the last capture when absent.
        """
        return cast("models.ChartData", await self._connection.call(
            "GET",
            "/api/v1/charts",
            query={"chartType": chart_type, "category": category, "country": country, "positionsLimit": positions_limit, "compare": compare, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_chart_availability(
        self,
        *,
        chart_type: Literal["apple", "spotify"] | None = None,
        category: str | None = None,
        country: str | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AvailabilityData:
        """Returns the days on which a chart was captured.

        `GET /api/v1/charts/availability`

        chart_type: The platform; `apple` by default.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        date: A date such as 2026-11-21.
        """
        return cast("models.AvailabilityData", await self._connection.call(
            "GET",
            "/api/v1/charts/availability",
            query={"chartType": chart_type, "category": category, "country": country, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_chart_rank_history(
        self,
        *,
        chart_type: Literal["apple", "spotify"] | None = None,
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

        chart_type: The platform; `apple` by default.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        end_date: A date such as 2026-11-21; the last capture when absent.
        days: Number of days, 7 to 90; 30 by default.
        rows: Number of top positions on the last day, 1 to 200; 20 by default.
        """
        return cast("models.RankHistoryData", await self._connection.call(
            "GET",
            "/api/v1/charts/history",
            query={"chartType": chart_type, "category": category, "country": country, "endDate": end_date, "days": days, "rows": rows},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_latest_chart(
        self,
        *,
        chart_type: Literal["apple", "spotify"] | None = None,
        category: str | None = None,
        country: str | None = None,
        positions_limit: float | None = None,
        compare: Literal["1d", "7d"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartData:
        """Returns the latest capture of a chart.

        `GET /api/v1/charts/latest`

        chart_type: The platform; `apple` by default.
        category: `top podcasts` by default.
        country: ISO 3166 alpha-2; `us` by default.
        positions_limit: Number of positions; all when absent.
        compare: How much earlier the chart is that positions are compared with; `1d` by default.
        """
        return cast("models.ChartData", await self._connection.call(
            "GET",
            "/api/v1/charts/latest",
            query={"chartType": chart_type, "category": category, "country": country, "positionsLimit": positions_limit, "compare": compare},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_chart_list(
        self,
        *,
        chart_type: Literal["apple", "spotify"] | None = None,
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
        return cast("models.ChartListData", await self._connection.call(
            "GET",
            "/api/v1/charts/list",
            query={"chartType": chart_type, "country": country, "category": category, "limit": limit, "skip": skip, "positionsLimit": positions_limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_chart_movement(
        self,
        *,
        chart_type: Literal["apple", "spotify"] | None = None,
        category: str | None = None,
        country: str | None = None,
        date: str | None = None,
        compare: Literal["1d", "7d"] | None = None,
        limit: float | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MovementData:
        """Returns who rose, fell, entered and left a chart.

        `GET /api/v1/charts/movement`

        chart_type: The platform; `apple` by default.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        date: A date such as 2026-11-21; the last capture when absent.
        compare: How much earlier the chart is that positions are compared with; `1d` by default.
        limit: Rows of each list, 1 to 200; 10 by default.
        """
        return cast("models.MovementData", await self._connection.call(
            "GET",
            "/api/v1/charts/movement",
            query={"chartType": chart_type, "category": category, "country": country, "date": date, "compare": compare, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_chart_appearances(
        self,
        *,
        identity_type: Literal["podcast", "platform"],
        date: str,
        podcast_id_or_slug: str | None = None,
        platform_id: str | None = None,
        chart_type: Literal["apple", "spotify"] | None = None,
        limit: float | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AppearancesData:
        """Lists all charts on which a podcast was on a day.

        `GET /api/v1/charts/podcast-appearances`

        identity_type: By what the podcast is named: by `podcastIdOrSlug`, or by `platformId` and `chartType`.
        podcast_id_or_slug: Required for `podcast`.
        platform_id: Required for `platform`: Apple's number or Spotify's ID.
        chart_type: The platform; `apple` by default.
        date: A date such as 2026-11-21.
        limit: 1 to 1000; all when absent.
        """
        return cast("models.AppearancesData", await self._connection.call(
            "GET",
            "/api/v1/charts/podcast-appearances",
            query={"identityType": identity_type, "podcastIdOrSlug": podcast_id_or_slug, "platformId": platform_id, "chartType": chart_type, "date": date, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_chart_history(
        self,
        *,
        identity_type: Literal["podcast", "platform"],
        podcast_id_or_slug: str | None = None,
        platform_id: str | None = None,
        chart_type: Literal["apple", "spotify"] | None = None,
        category: str | None = None,
        country: str | None = None,
        range: Literal["30d", "90d", "14w", "6m", "1y", "all"] | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastHistoryData:
        """Returns the positions of a podcast on a chart, by day or by week.

        `GET /api/v1/charts/podcast-history`

        identity_type: By what the podcast is named: by `podcastIdOrSlug`, or by `platformId` and `chartType`.
        podcast_id_or_slug: Required for `podcast`.
        platform_id: Required for `platform`: Apple's number or Spotify's ID.
        chart_type: The platform; `apple` by default.
        category: Category of the chart, in lower case; `top podcasts` by default.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        range: How far back; `30d` by default. Ranges from `14w` on are by week.
        date: The last day; the last capture when absent.
        """
        return cast("models.PodcastHistoryData", await self._connection.call(
            "GET",
            "/api/v1/charts/podcast-history",
            query={"identityType": identity_type, "podcastIdOrSlug": podcast_id_or_slug, "platformId": platform_id, "chartType": chart_type, "category": category, "country": country, "range": range, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_categories_by_chart_type(
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
        return cast("models.ChartCategoriesData", await self._connection.call(
            "GET",
            "/api/v1/charts/{chartType}/categories",
            parts={"chartType": chart_type},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_available_countries_by_chart_type(
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
        return cast("models.ChartCountriesData", await self._connection.call(
            "GET",
            "/api/v1/charts/{chartType}/countries",
            parts={"chartType": chart_type},
            timeout=timeout,
            max_retries=max_retries,
        ))


class PodcastsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def list_corrections(
        self,
        *,
        state: Literal["open", "accepted", "refused"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CorrectionsData:
        """Returns corrections that people have proposed; for administrators of the installation.

        `GET /api/v1/corrections`

        state: The state of the corrections; `open` by default.
        """
        return cast("models.CorrectionsData", await self._connection.call(
            "GET",
            "/api/v1/corrections",
            query={"state": state},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def decide_correction(
        self,
        *,
        correction_id: str,
        accept: bool,
        reason: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CorrectionData:
        """Accepts or refuses a correction; for administrators of the installation. An accepted value is shown at once, and a
        decision can be changed.

        `POST /api/v1/corrections/{correctionId}/decision`

        correction_id: Id of the correction.
        accept: Whether it is right.
        reason: Why, at most 500 characters. Those who suggested it see it.
        """
        return cast("models.CorrectionData", await self._connection.call(
            "POST",
            "/api/v1/corrections/{correctionId}/decision",
            parts={"correctionId": correction_id},
            body={"accept": accept, "reason": reason},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_authority_score(
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
        return cast("models.AuthorityScoreData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/authority-score/{podcastIdOrSlug}",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_authority_score_details(
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
        return cast("models.AuthorityScoreDetailsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_by_feed_url(
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
        return cast("models.PodcastData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/by-feed-url",
            query={"rssFeedUrl": rss_feed_url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def request_deep_analysis(
        self,
        *,
        podcast_id: str,
        dry_run: bool | Unset = UNSET,
        episode_ids: list[str] | None | Unset = UNSET,
        force_regenerate: bool | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RequestedAnalysesData:
        """Requests deep analyses of episodes. They run in the background and cost one AI assist each. `dryRun` returns the
        cost first.

        `POST /api/v1/podcasts/deep-analysis`

        dry_run: Returns the cost and requests nothing; `false` by default.
        episode_ids: IDs of its episodes, 1 to 50; the five newest with a transcript when absent.
        force_regenerate: Whether episodes that were analyzed are analyzed again; `false` by default.
        podcast_id: ID or slug of the podcast.
        """
        return cast("models.RequestedAnalysesData", await self._connection.call(
            "POST",
            "/api/v1/podcasts/deep-analysis",
            body={"dryRun": dry_run, "episodeIds": episode_ids, "forceRegenerate": force_regenerate, "podcastId": podcast_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_id_lookup(
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
        """Returns a podcast by one of its IDs.

        `GET /api/v1/podcasts/id/lookup`

        slug: Slug of the podcast.
        earshot_id: ID of the podcast.
        pod_engine_id: ID of the podcast, under the name of existing clients.
        rss_feed_url: A current or former URL of the feed. A private feed is found by its secret URL only.
        podcast_guid: `podcast:guid` as the feed has it, in any notation; else as the podcast namespace derives it from the feed's URL.
        apple_id: The podcast's ID at Apple. Of podcasts that claim the ID, the one with the strongest evidence is returned: a directory that lists its feed, a chart, a link in its feed, a link on its website.
        spotify_id: The podcast's ID at Spotify, also as `spotify:show:…`. The rule is that of `appleId`.
        """
        return cast("models.LookupData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/id/lookup",
            query={"slug": slug, "earshotId": earshot_id, "podEngineId": pod_engine_id, "rssFeedUrl": rss_feed_url, "podcastGuid": podcast_guid, "appleId": apple_id, "spotifyId": spotify_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_latest_podcasts(
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
        return cast("models.LatestPodcastsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/latest",
            query={"hasTranscripts": has_transcripts},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_multiple_podcasts(
        self,
        *,
        details: models.PodcastDetail,
        podcast_ids: list[str] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MultiplePodcastsData:
        """Returns several podcasts by their IDs.

        `GET /api/v1/podcasts/multiple`

        podcast_ids: 1 to 100 IDs. Repeat the parameter for each podcast.
        details: Which fields the podcasts have.
        """
        return cast("models.MultiplePodcastsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/multiple",
            query={"podcastIds": podcast_ids, "details": details},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastData:
        """Returns a podcast by its ID or slug.

        `GET /api/v1/podcasts/{podcastIdOrSlug}`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.PodcastData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_all_details(
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
        return cast("models.AllDetailsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/all-details",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"includePublishingHistory": include_publishing_history},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_charts(
        self,
        *,
        podcast_id_or_slug: str,
        chart_type: Literal["apple", "spotify"] | None = None,
        category: str | None = None,
        country: str | None = None,
        positions_limit: float | None = None,
        compare: Literal["1d", "7d"] | None = None,
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
        return cast("models.PodcastChartsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/charts",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"chartType": chart_type, "category": category, "country": country, "positionsLimit": positions_limit, "compare": compare, "limit": limit, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_chart_presence(
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
        return cast("models.PresenceData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/charts/presence",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"endDate": end_date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_contacts(
        self,
        *,
        podcast_id_or_slug: str,
        spend: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastContactsData:
        """Returns the contacts of a podcast: email addresses, phone numbers and pages, with sources.

        The individual plan gets the address in the feed; plans from business on get everything, with where and when each
        contact was seen. All contacts cost one of the plan's contact unlocks per month. Repeated calls for the same podcast
        within the month are free, and so are podcasts whose only contacts are those in the feed.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/contacts`

        podcast_id_or_slug: Id or slug of the podcast.
        spend: `false` spends nothing. Then all contacts are returned when this podcast was already paid for this month or the plan has no limit; otherwise the address in the feed and the number of other contacts.
        """
        return cast("models.PodcastContactsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/contacts",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"spend": spend},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def report_podcast_contact(
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
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            body={"contact": contact, "note": note, "reason": reason},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_episode_catalogue(
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
        return cast("models.EpisodeCatalogData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"view": view},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_episodes(
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
        return cast("models.PodcastEpisodesData", await self._connection.call(
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
    ) -> AsyncIterator[models.EpisodeView]:
        """Iterates over the items of all pages of `get_podcast_episodes`."""
        return by_skip(partial(self.get_podcast_episodes, podcast_id_or_slug=podcast_id_or_slug, has_transcript=has_transcript, timeout=timeout, max_retries=max_retries), "podcastWithEpisodes.episodes", skip, limit, max_items)

    async def get_deep_analyses(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DeepAnalysesData:
        """Lists the deep analyses of a podcast's episodes that the team requested.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/episodes/deep-analysis`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.DeepAnalysesData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/episodes/deep-analysis",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_guests(
        self,
        *,
        podcast_id_or_slug: str,
        since_days: int | None = None,
        role: Literal["guest", "host"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastGuestsData:
        """Returns the people in a podcast's episodes, with counts and dates.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/guests`

        podcast_id_or_slug: Id or slug of the podcast.
        since_days: Only episodes from the last N days. The whole podcast by default, up to its latest 5,000 episodes.
        role: Only people who mostly have this role. Everyone by default.
        """
        return cast("models.PodcastGuestsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/guests",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"sinceDays": since_days, "role": role},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def refresh_podcast(
        self,
        *,
        podcast_id_or_slug: str,
        update_podcast_thumbnail: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RefreshData:
        """Refreshes a podcast like the POST, for clients that use GET. It accepts API keys only, because a link in a page must not
        cause a fetch.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/refresh`

        podcast_id_or_slug: Id or slug of the podcast.
        update_podcast_thumbnail: Has no effect: a cover whose URL has changed is fetched again anyway.
        """
        return cast("models.RefreshData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/refresh",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"updatePodcastThumbnail": update_podcast_thumbnail},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def refresh_podcast_feed(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RefreshData:
        """Has the feed of a podcast read again now, before its next poll, and waits up to 20 seconds for it.

        New episodes are served after the next publication, usually within a minute. Each podcast can be refreshed once a
        minute, and each team can refresh 10 podcasts a minute, 200 an hour and 1,000 a day.

        `POST /api/v1/podcasts/{podcastIdOrSlug}/refresh`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.RefreshData", await self._connection.call(
            "POST",
            "/api/v1/podcasts/{podcastIdOrSlug}/refresh",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_related_podcasts(
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
        return cast("models.RelatedData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_related_sponsors(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RelatedSponsorsData:
        """Returns who pays for messages in podcasts like this one, and not in this one yet.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/related-sponsors`

        podcast_id_or_slug: Id or slug of the podcast.
        """
        return cast("models.RelatedSponsorsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/related-sponsors",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_reviews(
        self,
        *,
        podcast_id_or_slug: str,
        country: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        min_rating: int | None = None,
        max_rating: int | None = None,
        q: str | None = None,
        sort: Literal["newest", "lowest", "highest"] | None = None,
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
        sort: Which reviews come first; `newest` by default.
        since: A date such as 2026-11-21; reviews of that day or later.
        until: A date such as 2026-11-21; reviews of that day or earlier.
        """
        return cast("models.PodcastReviewsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/reviews",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"country": country, "limit": limit, "offset": offset, "minRating": min_rating, "maxRating": max_rating, "q": q, "sort": sort, "since": since, "until": until},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_social_media_details(
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
        return cast("models.PodcastSocialMediaData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/social-media",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_sponsors(
        self,
        *,
        podcast_id_or_slug: str,
        since_days: int | None = None,
        group: Literal["paid", "own", "donation", "affiliate", "unclear", "all"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastSponsorsData:
        """Returns the sponsors of a podcast's episodes, with counts and dates: those who pay, unless `group` requests others.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/sponsors`

        podcast_id_or_slug: Id or slug of the podcast.
        since_days: Only episodes from the last N days. The whole podcast by default, up to its latest 5,000 episodes.
        group: Only sponsors of this group; `paid` by default.
        """
        return cast("models.PodcastSponsorsData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/sponsors",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"sinceDays": since_days, "group": group},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcast_youtube_details(
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
        return cast("models.PodcastYoutubeData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/youtube",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def request_transcriptions_of_podcast(
        self,
        *,
        podcast_id: str,
        type: models.TranscriptionSelection,
        dry_run: bool | None | Unset = UNSET,
        request_future_episodes: bool | None | Unset = UNSET,
        since: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastTranscriptionData:
        """Requests transcripts of a podcast's episodes without one. Each costs one transcription request; when they are used up,
        the rest is left out, and `message` states it. `dryRun` returns the cost first.

        `POST /api/v1/podcasts/{podcastId}/transcription-request`

        podcast_id: Id or slug of the podcast.
        dry_run: `true` returns what would be requested, and its cost, without requesting anything.
        request_future_episodes: Whether episodes are also requested as they are published, each for one transcription request. It sets the transcription mode of the podcast, with `since` and `all` from their first episode, else from now.
        since: The date of `since`, in milliseconds; 1 January 2024 by default.
        type: `latest`: the newest one; `recent`: the ten newest; `since`: all since a date; `all`.
        """
        return cast("models.PodcastTranscriptionData", await self._connection.call(
            "POST",
            "/api/v1/podcasts/{podcastId}/transcription-request",
            parts={"podcastId": podcast_id},
            body={"dryRun": dry_run, "requestFutureEpisodes": request_future_episodes, "since": since, "type": type},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def stop_transcriptions_of_podcast(
        self,
        *,
        podcast_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StoppedTranscriptionData:
        """Stops requesting the podcast's future episodes. Episodes that are requested already stay so.

        `DELETE /api/v1/podcasts/{podcastId}/transcription-request`

        podcast_id: Id or slug of the podcast.
        """
        return cast("models.StoppedTranscriptionData", await self._connection.call(
            "DELETE",
            "/api/v1/podcasts/{podcastId}/transcription-request",
            parts={"podcastId": podcast_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def search_reviews(
        self,
        *,
        q: str,
        country: str | None = None,
        min_rating: int | None = None,
        max_rating: int | None = None,
        since: str | None = None,
        until: str | None = None,
        sort: Literal["newest", "lowest", "highest"] | None = None,
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
        sort: Which reviews come first; `newest` by default.
        limit: Reviews per page, 1 to 100; 20 by default.
        offset: Reviews to skip.
        """
        return cast("models.ReviewSearchData", await self._connection.call(
            "GET",
            "/api/v1/reviews",
            query={"q": q, "country": country, "minRating": min_rating, "maxRating": max_rating, "since": since, "until": until, "sort": sort, "limit": limit, "offset": offset},
            timeout=timeout,
            max_retries=max_retries,
        ))


class UsersCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_data_download(
        self,
        *,
        data_scope: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DataDownloadData:
        """Returns the download of all data of the user or of the team, and how far it is.

        `GET /api/v1/data-downloads/{dataScope}`

        data_scope: Whose data: `user` or `team`.
        """
        return cast("models.DataDownloadData", await self._connection.call(
            "GET",
            "/api/v1/data-downloads/{dataScope}",
            parts={"dataScope": data_scope},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def request_data_download(
        self,
        *,
        data_scope: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DataDownloadData:
        """Requests a download of all data of the user or of the team: a ZIP with a JSON file for each table.

        One is written at a time, and an earlier file ends. The file can be downloaded for three days.

        `POST /api/v1/data-downloads/{dataScope}`

        data_scope: Whose data: `user` or `team`.
        """
        return cast("models.DataDownloadData", await self._connection.call(
            "POST",
            "/api/v1/data-downloads/{dataScope}",
            parts={"dataScope": data_scope},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def download_data(
        self,
        *,
        data_scope: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Downloads the file with all data of the user or of the team.

        `GET /api/v1/data-downloads/{dataScope}/file`

        data_scope: Whose data: `user` or `team`.
        """
        return cast("bytes", await self._connection.call(
            "GET",
            "/api/v1/data-downloads/{dataScope}/file",
            parts={"dataScope": data_scope},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_podcast_claims(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastClaimsData:
        """Returns the podcasts that the user claims.

        `GET /api/v1/users/podcast-claims`
        """
        return cast("models.PodcastClaimsData", await self._connection.call(
            "GET",
            "/api/v1/users/podcast-claims",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_podcast_claim(
        self,
        *,
        method: str,
        podcast_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CreatedPodcastClaimData:
        """Claims a podcast for the user, who then proves that they control its feed.

        An open claim of the user for the podcast is replaced. Each user can start 5 claims an hour and 20 a day, and 3 mails a
        day are sent for a podcast.

        `POST /api/v1/users/podcast-claims`

        method: How to prove it: `feed` by a token in the feed, `mail` by a link in a mail to the owner's address in the feed.
        podcast_id: Id or slug of the podcast.
        """
        return cast("models.CreatedPodcastClaimData", await self._connection.call(
            "POST",
            "/api/v1/users/podcast-claims",
            body={"method": method, "podcastId": podcast_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def end_podcast_claim(
        self,
        *,
        claim_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Ends a claim, with everything that was stated by it: contacts that Earshot finds are shown again.

        `DELETE /api/v1/users/podcast-claims/{claimId}`

        claim_id: Id of the claim.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/users/podcast-claims/{claimId}",
            parts={"claimId": claim_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def prove_podcast_claim(
        self,
        *,
        claim_id: str,
        key: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastClaimData:
        """Proves a claim: reads the feed, or uses the key of a mailed link.

        The newest proof counts: a claim that another account has proven before ends.

        `POST /api/v1/users/podcast-claims/{claimId}/proof`

        claim_id: Id of the claim.
        key: The key in the link of the mail; without it, the feed is read.
        """
        return cast("models.PodcastClaimData", await self._connection.call(
            "POST",
            "/api/v1/users/podcast-claims/{claimId}/proof",
            parts={"claimId": claim_id},
            body={"key": key},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def state_podcast(
        self,
        *,
        claim_id: str,
        emails: list[str] | Unset = UNSET,
        hides_contacts: bool | Unset = UNSET,
        open_to_guests_on: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastClaimData:
        """States what a claimed podcast is open to, and how to reach it. It replaces what was stated before, and applies at once.

        `PUT /api/v1/users/podcast-claims/{claimId}/statement`

        claim_id: Id of the claim.
        emails: The addresses to write to, at most 3. They replace those that were found; empty leaves them.
        hides_contacts: Whether no contacts of the podcast are shown, to anyone and at once.
        open_to_guests_on: What the podcast is open to guests on, at most 200 characters; `null` states nothing.
        """
        return cast("models.PodcastClaimData", await self._connection.call(
            "PUT",
            "/api/v1/users/podcast-claims/{claimId}/statement",
            parts={"claimId": claim_id},
            body={"emails": emails, "hidesContacts": hides_contacts, "openToGuestsOn": open_to_guests_on},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_preferences(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PreferencesData:
        """Returns the preferences of the user. `ETag` is their version.

        `GET /api/v1/users/preferences`
        """
        return cast("models.PreferencesData", await self._connection.call(
            "GET",
            "/api/v1/users/preferences",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def replace_preferences(
        self,
        *,
        projects: models.ProjectPreferencesRequest | None | Unset = UNSET,
        search: models.SearchPreferencesRequest | None | Unset = UNSET,
        show_additional_podcast_directories: bool | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PreferencesData:
        """Replaces all preferences of the user. Absent preferences get their defaults.

        Unknown keys are rejected. With `If-Match`, preferences that have changed since are not replaced.

        `PUT /api/v1/users/preferences`

        projects: Preferences for projects.
        search: Preferences for searches.
        show_additional_podcast_directories: Whether podcast pages show all directories.
        """
        return cast("models.PreferencesData", await self._connection.call(
            "PUT",
            "/api/v1/users/preferences",
            body={"projects": projects, "search": search, "showAdditionalPodcastDirectories": show_additional_podcast_directories},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_preferences(
        self,
        *,
        projects: models.ProjectPreferencesRequest | None | Unset = UNSET,
        search: models.SearchPreferencesRequest | None | Unset = UNSET,
        show_additional_podcast_directories: bool | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PreferencesData:
        """Changes some preferences of the user. Objects are merged, other values replaced; `null` restores a default (RFC
        7396).

        Unknown keys are rejected. With `If-Match`, preferences that have changed since are not changed.

        `PATCH /api/v1/users/preferences`

        projects: Preferences for projects.
        search: Preferences for searches.
        show_additional_podcast_directories: Whether podcast pages show all directories.
        """
        return cast("models.PreferencesData", await self._connection.call(
            "PATCH",
            "/api/v1/users/preferences",
            body={"projects": projects, "search": search, "showAdditionalPodcastDirectories": show_additional_podcast_directories},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_profile(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProfileData:
        """Returns the profile of the user. `ETag` is its version.

        `GET /api/v1/users/profile`
        """
        return cast("models.ProfileData", await self._connection.call(
            "GET",
            "/api/v1/users/profile",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_profile(
        self,
        *,
        company: str | None | Unset = UNSET,
        first_name: str | None | Unset = UNSET,
        keeps_searches: bool | None | Unset = UNSET,
        last_name: str | None | Unset = UNSET,
        mails_digests: bool | None | Unset = UNSET,
        onboarding: str | None | Unset = UNSET,
        other_reason: str | None | Unset = UNSET,
        reason: str | None | Unset = UNSET,
        role: str | None | Unset = UNSET,
        signature: str | None | Unset = UNSET,
        time_zone: str | None | Unset = UNSET,
        title: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProfileData:
        """Changes the profile of the user. Colleagues see the new name at once.

        `PATCH /api/v1/users/profile`

        company: Company, as pitches name it.
        first_name: First name.
        keeps_searches: Whether searches are listed in the user's search history.
        last_name: Last name.
        mails_digests: Whether digests of the user's alerts are mailed to them.
        onboarding: How far the questions of the start are: open, skipped or done.
        other_reason: The reason in words; required when `reason` is `other`.
        reason: Why the user came: advertising, api, content, guests, leads, monitoring, other or transcripts.
        role: What the user works as.
        signature: The lines below the name at the end of a pitch.
        time_zone: Time zone by its IANA name, such as `Europe/Berlin`.
        title: Job title, as pitches name it.
        """
        return cast("models.ProfileData", await self._connection.call(
            "PATCH",
            "/api/v1/users/profile",
            body={"company": company, "firstName": first_name, "keepsSearches": keeps_searches, "lastName": last_name, "mailsDigests": mails_digests, "onboarding": onboarding, "otherReason": other_reason, "reason": reason, "role": role, "signature": signature, "timeZone": time_zone, "title": title},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_profile_photo(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PhotoData:
        """Deletes the photo of the user permanently.

        `DELETE /api/v1/users/profile/photo`
        """
        return cast("models.PhotoData", await self._connection.call(
            "DELETE",
            "/api/v1/users/profile/photo",
            timeout=timeout,
            max_retries=max_retries,
        ))


class EpisodesCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_episode_details_by_slug(
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
        return cast("models.EpisodeData", await self._connection.call(
            "GET",
            "/api/v1/episodes/by-slug",
            query={"podcast": podcast, "episode": episode},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_latest_episodes(
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
        return cast("models.LatestEpisodesData", await self._connection.call(
            "GET",
            "/api/v1/episodes/latest",
            query={"categories": categories, "podcastImageRequired": podcast_image_required, "hasTranscript": has_transcript, "language": language, "excludeExplicit": exclude_explicit, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_episode_details_by_id(
        self,
        *,
        episode_id: str,
        include_embeddings: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.EpisodeData:
        """Returns an episode by its ID.

        `GET /api/v1/episodes/{episodeId}/details`

        episode_id: Id of the episode.
        include_embeddings: `true` fills `episodeRssDescriptionEmbedding` and `transcriptEmbeddingsChunks`, for users.
        """
        return cast("models.EpisodeData", await self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/details",
            parts={"episodeId": episode_id},
            query={"includeEmbeddings": include_embeddings},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def download_episode_transcript(
        self,
        *,
        episode_id: str,
        format: Literal["txt", "vtt", "sentence-vtt"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Downloads the transcript of an episode, in a format of the caller's plan.

        Costs one transcript download. Repeated downloads of the same episode within the month are free.

        `GET /api/v1/episodes/{episodeId}/download/transcript`

        episode_id: Id of the episode.
        format: The format; `txt` by default. `sentence-vtt` has one cue per sentence.
        """
        return cast("bytes", await self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/download/transcript",
            parts={"episodeId": episode_id},
            query={"format": format},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_similar_episodes(
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
        return cast("models.SimilarEpisodesData", await self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/similar-episodes",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_own_transcript_corrections(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptCorrectionsData:
        """Returns the corrections of an episode's transcript that the caller has suggested, the newest first.

        Their state follows the transcript as it is served: a correction whose sentence the podcast has replaced is outdated.

        `GET /api/v1/episodes/{episodeId}/transcript-corrections`

        episode_id: Id of the episode.
        """
        return cast("models.TranscriptCorrectionsData", await self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-corrections",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def suggest_transcript_correction(
        self,
        *,
        episode_id: str,
        corrected_text: str,
        text: str,
        line: int | None | Unset = UNSET,
        part: models.TranscriptPartName | Unset = UNSET,
        start_second: float | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptCorrectionData:
        """Suggests another text for a sentence of a transcript, for a part of a line of a transcript without times, or for the name of a
        speaker.

        An administrator accepts or refuses it. A suggestion that the caller has open already is returned instead of a second one. Each
        account can have 50 open suggestions.

        `POST /api/v1/episodes/{episodeId}/transcript-corrections`

        episode_id: Id of the episode.
        corrected_text: The right text, 1 to 2,000 characters; a name has at most 100.
        line: The index in `lines` of `getEpisodeTranscriptTimestamps`, from 0. For lines only.
        part: What is wrong; a sentence by default.
        start_second: Where the sentence begins, in seconds, as `getEpisodeTranscriptTimestamps` returns it. For sentences only.
        text: The text as `getEpisodeTranscriptTimestamps` returns it: the whole sentence, a part of the line, or the name of the speaker.
        """
        return cast("models.TranscriptCorrectionData", await self._connection.call(
            "POST",
            "/api/v1/episodes/{episodeId}/transcript-corrections",
            parts={"episodeId": episode_id},
            body={"correctedText": corrected_text, "line": line, "part": part, "startSecond": start_second, "text": text},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_episode_transcript_text(
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
        return cast("models.TranscriptTextData", await self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-text",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_episode_transcript_text_preview(
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
        return cast("models.TranscriptTextPreviewData", await self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-text/preview",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_episode_transcript_timestamps(
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
        return cast("models.TranscriptTimestampsData", await self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-timestamps",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_episode_transcript_timestamps_preview(
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
        return cast("models.TranscriptTimestampsPreviewData", await self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-timestamps/preview",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def request_transcription(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptionRequestData:
        """Requests a transcript of an episode for the caller's team.

        The podcast's own transcript is looked for first; otherwise the audio is transcribed. The request is completed when
        the transcript can be read and searched. Costs one transcription request; an episode that the team has already
        requested is free, and a request without a result is refunded. Requesting it again repeats one that failed.

        `POST /api/v1/episodes/{episodeId}/transcription-request`

        episode_id: Id of the episode.
        """
        return cast("models.TranscriptionRequestData", await self._connection.call(
            "POST",
            "/api/v1/episodes/{episodeId}/transcription-request",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def cancel_transcription_request(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptionRequestData:
        """Cancels a request whose audio is not being transcribed yet, and refunds it.

        `DELETE /api/v1/episodes/{episodeId}/transcription-request`

        episode_id: Id of the episode.
        """
        return cast("models.TranscriptionRequestData", await self._connection.call(
            "DELETE",
            "/api/v1/episodes/{episodeId}/transcription-request",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def list_transcript_corrections(
        self,
        *,
        state: Literal["open", "accepted", "refused", "applied", "outdated"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptCorrectionsData:
        """Returns up to 200 corrections of transcripts that readers have suggested; for administrators of the installation. Open ones
        come oldest first, decided ones newest first.

        `GET /api/v1/transcript-corrections`

        state: The state of the corrections; `open` by default.
        """
        return cast("models.TranscriptCorrectionsData", await self._connection.call(
            "GET",
            "/api/v1/transcript-corrections",
            query={"state": state},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def decide_transcript_correction(
        self,
        *,
        correction_id: str,
        accept: bool,
        reason: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptCorrectionData:
        """Accepts or refuses a correction of a transcript; for administrators of the installation.

        An accepted text is in the transcript, and found by searches, with the next generation. A decision can be changed until then; a
        correction that was applied or is outdated is returned as it is.

        `POST /api/v1/transcript-corrections/{correctionId}/decision`

        correction_id: Id of the correction.
        accept: Whether it is right.
        reason: Why, at most 500 characters. Those who suggested it see it.
        """
        return cast("models.TranscriptCorrectionData", await self._connection.call(
            "POST",
            "/api/v1/transcript-corrections/{correctionId}/decision",
            parts={"correctionId": correction_id},
            body={"accept": accept, "reason": reason},
            timeout=timeout,
            max_retries=max_retries,
        ))


class TranscriptionsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def request_episode_transcription(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RequestedTranscriptionData:
        """Requests a transcript of an episode like the POST, for clients that use GET. It accepts API keys only, because a link
        in a page must not cost anything.

        `GET /api/v1/episodes/{episodeId}/transcription-request`

        episode_id: Id of the episode.
        """
        return cast("models.RequestedTranscriptionData", await self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcription-request",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def request_podcast_transcription(
        self,
        *,
        podcast_id: str,
        type: Literal["latest", "recent", "since", "all"],
        request_future_episodes: bool,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastTranscriptionData:
        """Requests transcripts of a podcast's episodes like the POST, for clients that use GET. It accepts API keys only, because
        a link in a page must not cost anything.

        `GET /api/v1/podcasts/{podcastId}/transcription-request`

        podcast_id: Id or slug of the podcast.
        type: `latest`: the newest one; `recent`: the ten newest; `since`: all since 1 January 2024; `all`.
        request_future_episodes: Whether episodes are also requested as they are published, each for one transcription request. It sets the transcription mode of the podcast, with `since` and `all` from their first episode, else from now.
        """
        return cast("models.PodcastTranscriptionData", await self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastId}/transcription-request",
            parts={"podcastId": podcast_id},
            query={"type": type, "requestFutureEpisodes": request_future_episodes},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_transcription_requests(
        self,
        *,
        limit: int | None = None,
        skip: int | None = None,
        filter_completed: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamRequestsData:
        """Lists the transcription requests of the team.

        `GET /api/v1/teams/transcriptions`

        limit: 1 to 100; 20 by default.
        skip: Number of requests to skip, at most 100,000.
        filter_completed: `true`: only completed requests; `false`: only others.
        """
        return cast("models.TeamRequestsData", await self._connection.call(
            "GET",
            "/api/v1/teams/transcriptions",
            query={"limit": limit, "skip": skip, "filterCompleted": filter_completed},
            timeout=timeout,
            max_retries=max_retries,
        ))


class ExportsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def export_alert_matches(
        self,
        *,
        alert_config_id: str,
        back_catalog: bool | None | Unset = UNSET,
        bom: bool | None | Unset = UNSET,
        format: str | None | Unset = UNSET,
        include_filtered: bool | None | Unset = UNSET,
        limit: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Exports what an alert found as a file, the newest episodes first.

        Costs one export, however many matches it has; the same matches in the same form are free again for 15 minutes, and
        failures are free.

        `POST /api/v1/export/alerts/{alertConfigId}/matches`

        alert_config_id: ID of the alert.
        back_catalog: Whether the back catalog is exported instead of the news; false by default.
        bom: Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
        format: csv (default), xlsx or json.
        include_filtered: Whether filtered matches are exported with the kept ones; false by default.
        limit: Number of matches, 1 to 1,000, newest episodes first; `null` exports all, if the plan exports as many at once.
        """
        return cast("bytes", await self._connection.call(
            "POST",
            "/api/v1/export/alerts/{alertConfigId}/matches",
            parts={"alertConfigId": alert_config_id},
            body={"backCatalog": back_catalog, "bom": bom, "format": format, "includeFiltered": include_filtered, "limit": limit},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def export_chart(
        self,
        *,
        bom: bool | None | Unset = UNSET,
        category: str | None | Unset = UNSET,
        chart_type: str | None | Unset = UNSET,
        compare: str | None | Unset = UNSET,
        country: str | None | Unset = UNSET,
        date: str | None | Unset = UNSET,
        format: str | None | Unset = UNSET,
        limit: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Exports a chart of a day as a file, best position first.

        Costs one export, however long the chart is; the same chart in the same form is free again for 15 minutes, and failures are
        free.

        `POST /api/v1/export/chart`

        bom: Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
        category: Category of the chart, in lower case; `top podcasts` by default.
        chart_type: The platform: apple (default) or spotify.
        compare: How much earlier the chart is that positions are compared with: 1d (default) or 7d.
        country: Country of the chart, ISO 3166-1 alpha-2; `us` by default.
        date: A date such as 2026-11-21; the last capture by default.
        format: csv (default), xlsx or json.
        limit: Number of positions, best first; all by default.
        """
        return cast("bytes", await self._connection.call(
            "POST",
            "/api/v1/export/chart",
            body={"bom": bom, "category": category, "chartType": chart_type, "compare": compare, "country": country, "date": date, "format": format, "limit": limit},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def export_episodes(
        self,
        *,
        search_history_id: str,
        bom: bool | None | Unset = UNSET,
        format: str | None | Unset = UNSET,
        limit: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Exports the episodes of a search as a file.

        The search is run again under the caller's plan. Costs one export, however many episodes it has; the same episodes in the
        same form are free again for 15 minutes, and failures are free.

        `POST /api/v1/export/episodes`

        bom: Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
        format: csv (default), xlsx or json.
        limit: Number of episodes, 1 to 1,000, best first; `null` exports all, if the plan exports as many at once.
        search_history_id: `searchId` of the response to a search for episodes. The search is run again.
        """
        return cast("bytes", await self._connection.call(
            "POST",
            "/api/v1/export/episodes",
            body={"bom": bom, "format": format, "limit": limit, "searchHistoryId": search_history_id},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def export_outreach(
        self,
        *,
        bom: bool | None | Unset = UNSET,
        format: str | None | Unset = UNSET,
        guest_profile_id: str | None | Unset = UNSET,
        is_pitched: bool | None | Unset = UNSET,
        limit: int | None | Unset = UNSET,
        mine: bool | None | Unset = UNSET,
        podcast_id: str | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Exports the pitches of the team as a file, newest first, with their texts as they are now. Follow-ups are left out.

        Costs one export, however many pitches it has; the same pitches in the same form are free again for 15 minutes, and
        failures are free.

        `POST /api/v1/export/outreach`

        bom: Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
        format: csv (default), xlsx or json.
        guest_profile_id: ID or slug of a guest profile: only pitches for it.
        is_pitched: Only pitches that are or are not marked as pitched.
        limit: Number of pitches, 1 to 1,000, newest first; `null` exports all, if the plan exports as many at once.
        mine: Whether only the caller's own pitches are exported; false by default.
        podcast_id: ID or slug of a podcast: only pitches to it.
        project_id: ID or slug of a project: only pitches for it.
        """
        return cast("bytes", await self._connection.call(
            "POST",
            "/api/v1/export/outreach",
            body={"bom": bom, "format": format, "guestProfileId": guest_profile_id, "isPitched": is_pitched, "limit": limit, "mine": mine, "podcastId": podcast_id, "projectId": project_id},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def export_podcasts(
        self,
        *,
        search_history_id: str,
        bom: bool | None | Unset = UNSET,
        columns: list[str] | None | Unset = UNSET,
        format: str | None | Unset = UNSET,
        limit: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Exports the podcasts of a search as a file.

        The search is run again under the caller's plan. A search for episodes gives the podcasts of its first 10,000
        episodes, each once. Costs one export, however many podcasts it has; the same podcasts in the same form are free again
        for 15 minutes, and failures are free.

        `POST /api/v1/export/podcasts`

        bom: Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
        columns: Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews, spotifyReviews, castboxListens, authorityScore. At least one, except for opml.
        format: csv (default), json, ndjson, xlsx, parquet or opml.
        limit: Number of podcasts, 1 to 1,000, best first; `null` exports all, if the plan exports as many at once.
        search_history_id: `searchId` of the response to the search. The search is run again.
        """
        return cast("bytes", await self._connection.call(
            "POST",
            "/api/v1/export/podcasts",
            body={"bom": bom, "columns": columns, "format": format, "limit": limit, "searchHistoryId": search_history_id},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def preview_podcast_export(
        self,
        *,
        search_history_id: str,
        bom: bool | None | Unset = UNSET,
        columns: list[str] | None | Unset = UNSET,
        format: str | None | Unset = UNSET,
        limit: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ExportPreviewData:
        """Previews an export of a search.

        The preview has the columns, the first five rows, and the number of podcasts against the limit of the plan. It costs
        nothing. Plans without exports get one, too, and columns that a plan does not export are left out.

        `POST /api/v1/export/podcasts/preview`

        bom: Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
        columns: Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews, spotifyReviews, castboxListens, authorityScore. At least one, except for opml.
        format: csv (default), json, ndjson, xlsx, parquet or opml.
        limit: Number of podcasts, 1 to 1,000, best first; `null` exports all, if the plan exports as many at once.
        search_history_id: `searchId` of the response to the search. The search is run again.
        """
        return cast("models.ExportPreviewData", await self._connection.call(
            "POST",
            "/api/v1/export/podcasts/preview",
            body={"bom": bom, "columns": columns, "format": format, "limit": limit, "searchHistoryId": search_history_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def export_listed_podcasts(
        self,
        *,
        project_id_or_slug: str,
        bom: bool | None | Unset = UNSET,
        columns: list[str] | None | Unset = UNSET,
        format: str | None | Unset = UNSET,
        listed_podcast_states_filter: list[str] | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Exports the podcasts of a list as a file, last added first.

        A podcast that has left the catalog is exported as it was when it was added. Costs one export, however many podcasts
        the list has; the same podcasts in the same form are free again for 15 minutes, and failures are free.

        `POST /api/v1/export/project/{projectIdOrSlug}/listed-podcasts`

        project_id_or_slug: Id or slug of the project.
        bom: Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
        columns: Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews, spotifyReviews, castboxListens, authorityScore, listDetails. At least one, except for opml. basicInfo has states, priorities, assignees, relevancy, last pitches and labels; listDetails has notes, next actions, who wrote last, who added the podcast when, and the columns that the team added.
        format: csv (default), json, ndjson, xlsx, parquet or opml.
        listed_podcast_states_filter: States of the entries to export: prospect, qualified, pitched, lost, booked, ignored; all by default.
        """
        return cast("bytes", await self._connection.call(
            "POST",
            "/api/v1/export/project/{projectIdOrSlug}/listed-podcasts",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"bom": bom, "columns": columns, "format": format, "listedPodcastStatesFilter": listed_podcast_states_filter},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def preview_listed_podcast_export(
        self,
        *,
        project_id_or_slug: str,
        bom: bool | None | Unset = UNSET,
        columns: list[str] | None | Unset = UNSET,
        format: str | None | Unset = UNSET,
        listed_podcast_states_filter: list[str] | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ExportPreviewData:
        """Previews an export of a list.

        The preview has the columns, the first five rows, and the number of podcasts against the limit of the plan. It costs
        nothing. Plans without exports get one, too, and columns that a plan does not export are left out.

        `POST /api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview`

        project_id_or_slug: Id or slug of the project.
        bom: Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
        columns: Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews, spotifyReviews, castboxListens, authorityScore, listDetails. At least one, except for opml. basicInfo has states, priorities, assignees, relevancy, last pitches and labels; listDetails has notes, next actions, who wrote last, who added the podcast when, and the columns that the team added.
        format: csv (default), json, ndjson, xlsx, parquet or opml.
        listed_podcast_states_filter: States of the entries to export: prospect, qualified, pitched, lost, booked, ignored; all by default.
        """
        return cast("models.ExportPreviewData", await self._connection.call(
            "POST",
            "/api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview",
            parts={"projectIdOrSlug": project_id_or_slug},
            body={"bom": bom, "columns": columns, "format": format, "listedPodcastStatesFilter": listed_podcast_states_filter},
            timeout=timeout,
            max_retries=max_retries,
        ))


class GuestProfilesCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def mail_guest_preparation(
        self,
        *,
        email: str,
        slug: str,
        guest_profile_id: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Prepares a guest for a podcast and sends the result by email.

        The mail has the questions with links to their episodes, and no text that the sender can choose. It goes to your own
        address, to members of your team, and to addresses that were confirmed for alerts of your team. One AI assist; refunded
        when there is no result.

        `POST /api/v1/guest-prep/email`

        email: The email address to send it to: your own, that of a member of your team, or one that was confirmed for alerts of your team.
        guest_profile_id: ID or slug of the guest profile; without one, the preparation fits any guest.
        slug: Slug of the podcast: lowercase letters, digits and hyphens.
        """
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/guest-prep/email",
            body={"email": email, "guestProfileId": guest_profile_id, "slug": slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def generate_guest_preparation(
        self,
        *,
        podcast_slug: str,
        guest_profile_id: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GuestPreparationView:
        """Prepares a guest for a podcast: the usual questions of its hosts, with episode and second, and what to do before.

        It needs transcripts of the show. One AI assist; refunded when there is no result.

        `POST /api/v1/guest-prep/generate`

        guest_profile_id: ID or slug of the guest profile; without one, the preparation fits any guest.
        podcast_slug: Slug or ID of the podcast.
        """
        return cast("models.GuestPreparationView", await self._connection.call(
            "POST",
            "/api/v1/guest-prep/generate",
            body={"guestProfileId": guest_profile_id, "podcastSlug": podcast_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_guest_profiles(
        self,
        *,
        show: Literal["current", "archived", "deleted"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GuestProfileListData:
        """Lists the guest profiles of the team, newest first.

        `GET /api/v1/guest-profiles`

        show: Which profiles; by default those that are neither archived nor deleted.
        limit: Most profiles in the response; 100 by default.
        cursor: The cursor of the former page.
        """
        return cast("models.GuestProfileListData", await self._connection.call(
            "GET",
            "/api/v1/guest-profiles",
            query={"show": show, "limit": limit, "cursor": cursor},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_guest_profile(
        self,
        *,
        additional_context: str | None | Unset = UNSET,
        areas_of_expertise: models.ListOrText | None | Unset = UNSET,
        booking_url: str | None | Unset = UNSET,
        company_name: str | None | Unset = UNSET,
        create_alert: bool | None | Unset = UNSET,
        draft: bool | None | Unset = UNSET,
        email: str | None | Unset = UNSET,
        first_name: str | None | Unset = UNSET,
        goals: models.ListOrText | None | Unset = UNSET,
        last_name: str | None | Unset = UNSET,
        linked_in: str | None | Unset = UNSET,
        long_bio: str | None | Unset = UNSET,
        one_pager_url: str | None | Unset = UNSET,
        phone: str | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        short_bio: str | None | Unset = UNSET,
        things_to_avoid: models.ListOrText | None | Unset = UNSET,
        topics_to_discuss: models.ListOrText | None | Unset = UNSET,
        website_url: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CreatedGuestProfileData:
        """Creates a guest profile, with a guest-booking project or for an existing one.

        Names and the short bio are required, except in a draft.

        `POST /api/v1/guest-profiles`

        additional_context: Notes for the writer of the outreach, such as travel dates.
        areas_of_expertise: What the guest is an expert in: a list, or a text with one area a line.
        booking_url: Where hosts book a time.
        company_name: The guest's company.
        create_alert: Whether to create an alert for the guest's name, if the plan has room for one.
        draft: Whether it is a draft, in which anything may be missing.
        email: The guest's email address.
        first_name: The guest's first name.
        goals: What the guest wants to reach: a list, or a text with one goal a line.
        last_name: The guest's last name.
        linked_in: The guest's profile on LinkedIn.
        long_bio: Who the guest is, in full.
        one_pager_url: URL of the guest's own one-pager.
        phone: The guest's phone number.
        project_id: ID or slug of the project for which the guest is booked. Without it, a project is created.
        short_bio: Who the guest is, in a few sentences.
        things_to_avoid: What the guest does not talk about: a list, or a text with one topic a line.
        topics_to_discuss: What the guest talks about: a list, or a text with one topic a line.
        website_url: The guest's website.
        """
        return cast("models.CreatedGuestProfileData", await self._connection.call(
            "POST",
            "/api/v1/guest-profiles",
            body={"additionalContext": additional_context, "areasOfExpertise": areas_of_expertise, "bookingUrl": booking_url, "companyName": company_name, "createAlert": create_alert, "draft": draft, "email": email, "firstName": first_name, "goals": goals, "lastName": last_name, "linkedIn": linked_in, "longBio": long_bio, "onePagerUrl": one_pager_url, "phone": phone, "projectId": project_id, "shortBio": short_bio, "thingsToAvoid": things_to_avoid, "topicsToDiscuss": topics_to_discuss, "websiteUrl": website_url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_guest_profile_details(
        self,
        *,
        guest_profile_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GuestProfileView:
        """Returns a guest profile, by its own ID or slug or by that of its project.

        `GET /api/v1/guest-profiles/{guestProfileId}`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        """
        return cast("models.GuestProfileView", await self._connection.call(
            "GET",
            "/api/v1/guest-profiles/{guestProfileId}",
            parts={"guestProfileId": guest_profile_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_guest_profile(
        self,
        *,
        guest_profile_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DeletedGuestProfileData:
        """Deletes a guest profile. It can be restored for 30 days. Its project stays.

        `DELETE /api/v1/guest-profiles/{guestProfileId}`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        """
        return cast("models.DeletedGuestProfileData", await self._connection.call(
            "DELETE",
            "/api/v1/guest-profiles/{guestProfileId}",
            parts={"guestProfileId": guest_profile_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_guest_profile_appearances(
        self,
        *,
        guest_profile_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GuestAppearancesData:
        """Returns the episodes of the catalog whose credits name a guest.

        `GET /api/v1/guest-profiles/{guestProfileId}/appearances`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        """
        return cast("models.GuestAppearancesData", await self._connection.call(
            "GET",
            "/api/v1/guest-profiles/{guestProfileId}/appearances",
            parts={"guestProfileId": guest_profile_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_guest_profile_appearances_tracking(
        self,
        *,
        guest_profile_id: str,
        is_tracking: bool,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GuestTrackingData:
        """Tracks the appearances of a guest, or stops it. New profiles are tracked.

        After each publication, a guest in the credits of a new episode is one event of type `guest_appearance` in
        `GET /polling/updates`, unless it is probably someone else of the same name.

        `PUT /api/v1/guest-profiles/{guestProfileId}/appearances-tracking`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        is_tracking: Whether each new appearance has an event.
        """
        return cast("models.GuestTrackingData", await self._connection.call(
            "PUT",
            "/api/v1/guest-profiles/{guestProfileId}/appearances-tracking",
            parts={"guestProfileId": guest_profile_id},
            body={"isTracking": is_tracking},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def archive_guest_profile(
        self,
        *,
        guest_profile_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ArchivedGuestProfileData:
        """Archives a guest profile with its project: both can be read and not changed.

        `POST /api/v1/guest-profiles/{guestProfileId}/archive`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        """
        return cast("models.ArchivedGuestProfileData", await self._connection.call(
            "POST",
            "/api/v1/guest-profiles/{guestProfileId}/archive",
            parts={"guestProfileId": guest_profile_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_guest_profile_bio(
        self,
        *,
        guest_profile_id: str,
        autosave: bool | None = None,
        additional_context: str | None | Unset = UNSET,
        areas_of_expertise: models.ListOrText | None | Unset = UNSET,
        goals: models.ListOrText | None | Unset = UNSET,
        long_bio: str | None | Unset = UNSET,
        short_bio: str | None | Unset = UNSET,
        things_to_avoid: models.ListOrText | None | Unset = UNSET,
        topics_to_discuss: models.ListOrText | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UpdatedGuestProfileData:
        """Changes the texts of a guest profile.

        With `If-Match`, a profile that someone else has changed since is left as it is, and the error has it in
        `data.current`.

        `PUT /api/v1/guest-profiles/{guestProfileId}/bio`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        autosave: Whether the form autosaves: the edits of one person within a minute are then one change.
        additional_context: Notes for the writer of the outreach, such as travel dates.
        areas_of_expertise: What the guest is an expert in: a list, or a text with one area a line.
        goals: What the guest wants to reach: a list, or a text with one goal a line.
        long_bio: Who the guest is, in full.
        short_bio: Who the guest is, in a few sentences.
        things_to_avoid: What the guest does not talk about: a list, or a text with one topic a line.
        topics_to_discuss: What the guest talks about: a list, or a text with one topic a line.
        """
        return cast("models.UpdatedGuestProfileData", await self._connection.call(
            "PUT",
            "/api/v1/guest-profiles/{guestProfileId}/bio",
            parts={"guestProfileId": guest_profile_id},
            query={"autosave": autosave},
            body={"additionalContext": additional_context, "areasOfExpertise": areas_of_expertise, "goals": goals, "longBio": long_bio, "shortBio": short_bio, "thingsToAvoid": things_to_avoid, "topicsToDiscuss": topics_to_discuss},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_guest_profile_changes(
        self,
        *,
        guest_profile_id: str,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GuestChangesData:
        """Lists the changes of a guest profile with their users and times, newest first.

        `GET /api/v1/guest-profiles/{guestProfileId}/changes`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        cursor: The cursor of the previous page.
        """
        return cast("models.GuestChangesData", await self._connection.call(
            "GET",
            "/api/v1/guest-profiles/{guestProfileId}/changes",
            parts={"guestProfileId": guest_profile_id},
            query={"cursor": cursor},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_guest_profile_contact_details(
        self,
        *,
        guest_profile_id: str,
        autosave: bool | None = None,
        booking_url: str | None | Unset = UNSET,
        company_name: str | None | Unset = UNSET,
        email: str | None | Unset = UNSET,
        first_name: str | None | Unset = UNSET,
        last_name: str | None | Unset = UNSET,
        linked_in: str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        one_pager_url: str | None | Unset = UNSET,
        phone: str | None | Unset = UNSET,
        website_url: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UpdatedGuestProfileData:
        """Changes who a guest is and how to reach them.

        With `If-Match`, a profile that someone else has changed since is left as it is, and the error has it in
        `data.current`.

        `PUT /api/v1/guest-profiles/{guestProfileId}/contact-details`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        autosave: Whether the form autosaves: the edits of one person within a minute are then one change.
        booking_url: Where hosts book a time.
        company_name: The company.
        email: The email address.
        first_name: The first name.
        last_name: The last name.
        linked_in: The guest's profile on LinkedIn.
        name: The whole name. Its last word is the last name.
        one_pager_url: URL of the guest's own one-pager.
        phone: The phone number.
        website_url: The website.
        """
        return cast("models.UpdatedGuestProfileData", await self._connection.call(
            "PUT",
            "/api/v1/guest-profiles/{guestProfileId}/contact-details",
            parts={"guestProfileId": guest_profile_id},
            query={"autosave": autosave},
            body={"bookingUrl": booking_url, "companyName": company_name, "email": email, "firstName": first_name, "lastName": last_name, "linkedIn": linked_in, "name": name, "onePagerUrl": one_pager_url, "phone": phone, "websiteUrl": website_url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_guest_profile_document(
        self,
        *,
        guest_profile_id: str,
        document_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Deletes a file of a guest profile permanently.

        `DELETE /api/v1/guest-profiles/{guestProfileId}/documents/{documentId}`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        document_id: Id of the file.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/guest-profiles/{guestProfileId}/documents/{documentId}",
            parts={"guestProfileId": guest_profile_id, "documentId": document_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def download_guest_profile(
        self,
        *,
        guest_profile_id: str,
        format: Literal["html", "docx", "pdf"],
        topics_to_avoid: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Downloads the one-sheet of a guest: name, bios, subjects, letter and contact details.

        Goals and the context for outreach are not on it, and topics to avoid only on request. The newest episodes with the
        guest are on it if the public page shows them. The header `x-missing-letters` names the scripts that a PDF cannot
        show: words stand in for their letters.

        `GET /api/v1/guest-profiles/{guestProfileId}/download`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        format: The format of the file.
        topics_to_avoid: `true` adds the topics to avoid, which hosts do not see otherwise.
        """
        return cast("bytes", await self._connection.call(
            "GET",
            "/api/v1/guest-profiles/{guestProfileId}/download",
            parts={"guestProfileId": guest_profile_id},
            query={"format": format, "topicsToAvoid": topics_to_avoid},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_guest_profile_photo(
        self,
        *,
        guest_profile_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PhotoData:
        """Deletes the photo of a guest permanently.

        `DELETE /api/v1/guest-profiles/{guestProfileId}/photo`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        """
        return cast("models.PhotoData", await self._connection.call(
            "DELETE",
            "/api/v1/guest-profiles/{guestProfileId}/photo",
            parts={"guestProfileId": guest_profile_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_guest_profile_public_view(
        self,
        *,
        guest_profile_id: str,
        autosave: bool | None = None,
        display_linked_in: bool | None | Unset = UNSET,
        display_previous_podcast_appearances: bool | None | Unset = UNSET,
        display_socials: bool | None | Unset = UNSET,
        is_public: bool | None | Unset = UNSET,
        marketing_letter_markdown_text: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UpdatedGuestPublicViewData:
        """Changes the public page of a guest profile.

        The page shows names, company, bios, subjects and links, and never email address, phone number or context. The slug
        is given when the page becomes public for the first time.

        `PUT /api/v1/guest-profiles/{guestProfileId}/public-view`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        autosave: Whether the form autosaves: the edits of one person within a minute are then one change.
        display_linked_in: Whether it shows the profile on LinkedIn.
        display_previous_podcast_appearances: Whether it shows episodes with the guest.
        display_socials: Whether it shows other social profiles.
        is_public: Whether everyone sees the page.
        marketing_letter_markdown_text: A letter to hosts, in Markdown, shown as text with links. An empty text removes it.
        """
        return cast("models.UpdatedGuestPublicViewData", await self._connection.call(
            "PUT",
            "/api/v1/guest-profiles/{guestProfileId}/public-view",
            parts={"guestProfileId": guest_profile_id},
            query={"autosave": autosave},
            body={"displayLinkedIn": display_linked_in, "displayPreviousPodcastAppearances": display_previous_podcast_appearances, "displaySocials": display_socials, "isPublic": is_public, "marketingLetterMarkdownText": marketing_letter_markdown_text},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def regenerate_bio(
        self,
        *,
        guest_profile_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RegeneratedBioData:
        """Writes the bio of a guest again, from the profile and its files, and stores it as a change that can be undone.

        Uses one AI assist, which is refunded when there is no result, or when a connected text model should have written it
        and did not. Texts that someone changes meanwhile stay.

        `POST /api/v1/guest-profiles/{guestProfileId}/regenerate-bio`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        """
        return cast("models.RegeneratedBioData", await self._connection.call(
            "POST",
            "/api/v1/guest-profiles/{guestProfileId}/regenerate-bio",
            parts={"guestProfileId": guest_profile_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def restore_guest_profile(
        self,
        *,
        guest_profile_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RestoredGuestProfileData:
        """Restores a guest profile that is archived, with its project, or that was deleted in the last 30 days.

        `POST /api/v1/guest-profiles/{guestProfileId}/restore`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        """
        return cast("models.RestoredGuestProfileData", await self._connection.call(
            "POST",
            "/api/v1/guest-profiles/{guestProfileId}/restore",
            parts={"guestProfileId": guest_profile_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_guest_profile_social_media_links(
        self,
        *,
        guest_profile_id: str,
        body: list[models.GuestSocialLinkRequest],
        autosave: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UpdatedGuestSocialLinksData:
        """Replaces the social profiles of a guest. Each URL must be a profile on its platform.

        `PUT /api/v1/guest-profiles/{guestProfileId}/social-media-links`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        autosave: Whether the form autosaves: the edits of one person within a minute are then one change.
        """
        return cast("models.UpdatedGuestSocialLinksData", await self._connection.call(
            "PUT",
            "/api/v1/guest-profiles/{guestProfileId}/social-media-links",
            parts={"guestProfileId": guest_profile_id},
            query={"autosave": autosave},
            body=body,
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_guest_profile_subjects(
        self,
        *,
        guest_profile_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GuestSubjectsData:
        """Returns what podcasts are searched and compared for, for a guest, each with the podcasts that it would find.

        `GET /api/v1/guest-profiles/{guestProfileId}/subjects`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        """
        return cast("models.GuestSubjectsData", await self._connection.call(
            "GET",
            "/api/v1/guest-profiles/{guestProfileId}/subjects",
            parts={"guestProfileId": guest_profile_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_guest_profile_subjects(
        self,
        *,
        guest_profile_id: str,
        subjects: list[str] | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GuestSubjectsData:
        """Sets what podcasts are searched and compared for, for a guest. Reviews, strategies and pitches use it.

        With `If-Match`, a profile that someone else has changed since is left as it is, and the error has it in
        `data.current`.

        `PUT /api/v1/guest-profiles/{guestProfileId}/subjects`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        subjects: Up to 40 subjects of up to 80 characters, the most important first; `null` for those that are recognized in the profile.
        """
        return cast("models.GuestSubjectsData", await self._connection.call(
            "PUT",
            "/api/v1/guest-profiles/{guestProfileId}/subjects",
            parts={"guestProfileId": guest_profile_id},
            body={"subjects": subjects},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def submit_guest_profile(
        self,
        *,
        guest_profile_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SubmittedGuestProfileData:
        """Submits the form of a guest profile: its files are read and its bio is written in the background.

        Names, short bio, goals, expertise and topics to discuss are required. A profile whose bio is written may be
        submitted again. A bio by a text model costs an AI assist, one by rules nothing.

        `POST /api/v1/guest-profiles/{guestProfileId}/submit`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        """
        return cast("models.SubmittedGuestProfileData", await self._connection.call(
            "POST",
            "/api/v1/guest-profiles/{guestProfileId}/submit",
            parts={"guestProfileId": guest_profile_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def suggest_guest_profile_fields(
        self,
        *,
        guest_profile_id: str,
        text: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.GuestSuggestionsData:
        """Reads the files of a guest, and a resume that is sent, for the fields of the profile. Changes nothing, and is free.

        Headings are recognized in English, German, Spanish, French, Portuguese, Dutch, Italian, Norwegian, Danish, Swedish,
        Finnish, Russian and Japanese. Only whole sentences become a bio.

        `POST /api/v1/guest-profiles/{guestProfileId}/suggestions`

        guest_profile_id: Id or slug of the guest profile, or id or slug of its project.
        text: The text of a resume or a bio, in addition to the files of the profile.
        """
        return cast("models.GuestSuggestionsData", await self._connection.call(
            "POST",
            "/api/v1/guest-profiles/{guestProfileId}/suggestions",
            parts={"guestProfileId": guest_profile_id},
            body={"text": text},
            timeout=timeout,
            max_retries=max_retries,
        ))


class OutreachCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_outreach_hooks(
        self,
        *,
        guest_profile_id: str,
        podcast_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachHooksData:
        """Returns reasons for a guest to write to a podcast, with the facts behind them. It is free.

        `GET /api/v1/guest-profiles/{guestProfileId}/outreach-hooks`

        guest_profile_id: ID or slug of the guest profile, or of its project.
        podcast_id: ID or slug of the podcast.
        """
        return cast("models.OutreachHooksData", await self._connection.call(
            "GET",
            "/api/v1/guest-profiles/{guestProfileId}/outreach-hooks",
            parts={"guestProfileId": guest_profile_id},
            query={"podcastId": podcast_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def generate_outreach(
        self,
        *,
        guest_profile_id: str,
        podcast_id: str,
        accept_duplicate: bool | Unset = UNSET,
        call_to_action_style: str | None | Unset = UNSET,
        email_length: str | None | Unset = UNSET,
        generation_mode: str | None | Unset = UNSET,
        hook_id: str | None | Unset = UNSET,
        outreach_template_id: str | None | Unset = UNSET,
        personalization_level: str | None | Unset = UNSET,
        perspective: str | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        tone: str | None | Unset = UNSET,
        variants: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachDetailsData:
        """Writes pitches of a guest to a podcast.

        There is one pitch for a guest and a podcast: writing again adds a version to it, and the former text stays in its
        revisions. The pitch is written from facts around one concrete hook with its source; a slot that nothing on record fills stays
        visible in brackets. With a text model the model writes, and what it claims is checked; otherwise, and when the
        model fails, rules write, as `generatedBy` shows. Nothing is sent. One AI assist; refunded when there is no result.

        `POST /api/v1/outreach/generate`

        accept_duplicate: Whether to write although someone of the team wrote to the podcast before.
        call_to_action_style: How much the host has to do to accept: light, medium or heavy; light by default.
        email_length: short (100 words), medium (150) or long (200); short by default.
        generation_mode: basic uses descriptions and titles, advanced also transcripts; basic by default.
        guest_profile_id: ID or slug of the guest profile, or of its project.
        hook_id: ID of the hook around which the pitch is written, of `hooks`; the strongest by default.
        outreach_template_id: default, concise, topicsIdeas, discussion, ultraConcise, or the ID of a template of the user.
        personalization_level: How much is about this show: light, medium or heavy; medium by default.
        perspective: Who writes: first, the guest, or third, someone for the guest; third by default.
        podcast_id: ID or slug of the podcast.
        project_id: ID or slug of the project that the pitch is for; the guest's project by default.
        tone: plain, warm or formal; plain by default.
        variants: Number of texts, 1 to 5; 1 by default. Each has another reason or idea, so there may be fewer.
        """
        return cast("models.OutreachDetailsData", await self._connection.call(
            "POST",
            "/api/v1/outreach/generate",
            body={"acceptDuplicate": accept_duplicate, "callToActionStyle": call_to_action_style, "emailLength": email_length, "generationMode": generation_mode, "guestProfileId": guest_profile_id, "hookId": hook_id, "outreachTemplateId": outreach_template_id, "personalizationLevel": personalization_level, "perspective": perspective, "podcastId": podcast_id, "projectId": project_id, "tone": tone, "variants": variants},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_outreach_history(
        self,
        *,
        podcast_id: str | None = None,
        guest_profile_id: str | None = None,
        project_id: str | None = None,
        mine: bool | None = None,
        is_pitched: bool | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachHistoryData:
        """Lists the pitches of the team, newest first. Follow-ups are in the details of their pitch.

        `GET /api/v1/outreach/history`

        podcast_id: ID or slug of a podcast: only pitches to it.
        guest_profile_id: ID or slug of a guest profile: only pitches for it.
        project_id: ID or slug of a project: only pitches for it.
        mine: Whether only the caller's own pitches are returned.
        is_pitched: Only pitches that are or are not marked as pitched.
        limit: 1 to 100; 50 by default.
        cursor: `cursor` of the previous page.
        """
        return cast("models.OutreachHistoryData", await self._connection.call(
            "GET",
            "/api/v1/outreach/history",
            query={"podcastId": podcast_id, "guestProfileId": guest_profile_id, "projectId": project_id, "mine": mine, "isPitched": is_pitched, "limit": limit, "cursor": cursor},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_outreach_templates(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachTemplatesData:
        """Returns the built-in templates and those of the caller.

        `GET /api/v1/outreach/templates`
        """
        return cast("models.OutreachTemplatesData", await self._connection.call(
            "GET",
            "/api/v1/outreach/templates",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_outreach_template(
        self,
        *,
        name: str,
        template: str,
        description: str | None | Unset = UNSET,
        subject: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachTemplateData:
        """Stores a template of the caller. Nobody else of the team sees it.

        `POST /api/v1/outreach/templates`

        description: What it is for. An empty text is `null`.
        name: Name of the template, 3 to 100 characters.
        subject: The subject line with slots. An empty text is `null`: that of the default template.
        template: The body, with slots such as `[host first name]`.
        """
        return cast("models.OutreachTemplateData", await self._connection.call(
            "POST",
            "/api/v1/outreach/templates",
            body={"description": description, "name": name, "subject": subject, "template": template},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_outreach_template(
        self,
        *,
        template_id: str,
        name: str,
        template: str,
        description: str | None | Unset = UNSET,
        subject: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachTemplateData:
        """Replaces a template of the caller.

        With `If-Match`, a template that was changed since, such as in another window, is left as it is, and the error has it
        in `data.current`.

        `PUT /api/v1/outreach/templates/{templateId}`

        template_id: ID of the template.
        description: What it is for. An empty text is `null`.
        name: Name of the template, 3 to 100 characters.
        subject: The subject line with slots. An empty text is `null`: that of the default template.
        template: The body, with slots such as `[host first name]`.
        """
        return cast("models.OutreachTemplateData", await self._connection.call(
            "PUT",
            "/api/v1/outreach/templates/{templateId}",
            parts={"templateId": template_id},
            body={"description": description, "name": name, "subject": subject, "template": template},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_outreach_template(
        self,
        *,
        template_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Deletes a template of the caller. Pitches that were written with it stay.

        `DELETE /api/v1/outreach/templates/{templateId}`

        template_id: ID of the template.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/outreach/templates/{templateId}",
            parts={"templateId": template_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_outreach(
        self,
        *,
        outreach_id: str,
        body: str,
        subject: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachDetailsData:
        """Saves the text of a pitch, and checks it.

        The edits of one person within a minute are one saved text; copied texts stay in the history. With `If-Match`, a
        pitch that someone else has changed since is left as it is, and the error has it in `data.current`.

        `PUT /api/v1/outreach/{outreachId}`

        outreach_id: ID of the pitch.
        body: The body, plain text.
        subject: The subject line.
        """
        return cast("models.OutreachDetailsData", await self._connection.call(
            "PUT",
            "/api/v1/outreach/{outreachId}",
            parts={"outreachId": outreach_id},
            body={"body": body, "subject": subject},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_outreach(
        self,
        *,
        outreach_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Deletes a pitch with its saved texts and its follow-ups. The state of the podcast on its project stays.

        `DELETE /api/v1/outreach/{outreachId}`

        outreach_id: ID of the pitch.
        """
        return cast("models.MessageData", await self._connection.call(
            "DELETE",
            "/api/v1/outreach/{outreachId}",
            parts={"outreachId": outreach_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def copy_outreach(
        self,
        *,
        outreach_id: str,
        accept_duplicate: bool | Unset = UNSET,
        accept_placeholders: bool | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CopiedOutreachData:
        """Returns the pitch for sending: as text, as a `mailto:` link, and as a file for mail programs. Nothing is sent.

        A pitch to a podcast that has opted out or is on the blacklist is rejected. Open slots and an earlier pitch of the
        team are rejected until the user accepts them.

        `POST /api/v1/outreach/{outreachId}/copy`

        outreach_id: ID of the pitch.
        accept_duplicate: Whether the team may write although it wrote to the podcast before.
        accept_placeholders: Whether slots in brackets may stay open.
        """
        return cast("models.CopiedOutreachData", await self._connection.call(
            "POST",
            "/api/v1/outreach/{outreachId}/copy",
            parts={"outreachId": outreach_id},
            body={"acceptDuplicate": accept_duplicate, "acceptPlaceholders": accept_placeholders},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_outreach_details(
        self,
        *,
        outreach_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachDetailsData:
        """Returns a pitch in full, with its hooks, its other texts, and its problems.

        `GET /api/v1/outreach/{outreachId}/details`

        outreach_id: ID of the pitch.
        """
        return cast("models.OutreachDetailsData", await self._connection.call(
            "GET",
            "/api/v1/outreach/{outreachId}/details",
            parts={"outreachId": outreach_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def write_outreach_follow_up(
        self,
        *,
        outreach_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachDetailsData:
        """Writes a follow-up of a pitch that is marked as pitched: with one thing that its texts do not have, by rules, free of
        charge. A pitch has at most two.

        There is none after an answer, that is, when the podcast has moved on from pitched on its list, and none without
        something new on record. Nothing is sent. Save, copy and mark it like a pitch.

        `POST /api/v1/outreach/{outreachId}/follow-ups`

        outreach_id: ID of the pitch.
        """
        return cast("models.OutreachDetailsData", await self._connection.call(
            "POST",
            "/api/v1/outreach/{outreachId}/follow-ups",
            parts={"outreachId": outreach_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def mark_outreach_pitched(
        self,
        *,
        outreach_id: str,
        is_pitched: bool,
        accept_duplicate: bool | Unset = UNSET,
        accept_placeholders: bool | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachDetailsData:
        """Marks a pitch as sent, and moves the podcast on its project to pitched. A podcast that is not on the project is
        added.

        Open slots, and an earlier pitch of the team to the podcast, are rejected until the user accepts them, as for a copy. Unmarking does not change the
        project. Undo the move there.

        `PUT /api/v1/outreach/{outreachId}/pitched`

        outreach_id: ID of the pitch.
        accept_duplicate: Whether it may be marked although the team wrote to the podcast before.
        accept_placeholders: Whether it may be marked although slots in brackets are open.
        is_pitched: Whether it was sent; false takes that back.
        """
        return cast("models.OutreachDetailsData", await self._connection.call(
            "PUT",
            "/api/v1/outreach/{outreachId}/pitched",
            parts={"outreachId": outreach_id},
            body={"acceptDuplicate": accept_duplicate, "acceptPlaceholders": accept_placeholders, "isPitched": is_pitched},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_outreach_revisions(
        self,
        *,
        outreach_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.OutreachRevisionsData:
        """Returns the saved texts of a pitch, oldest first.

        `GET /api/v1/outreach/{outreachId}/revisions`

        outreach_id: ID of the pitch.
        """
        return cast("models.OutreachRevisionsData", await self._connection.call(
            "GET",
            "/api/v1/outreach/{outreachId}/revisions",
            parts={"outreachId": outreach_id},
            timeout=timeout,
            max_retries=max_retries,
        ))


class PeopleCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_people(
        self,
        *,
        search: str | None = None,
        podcast: str | None = None,
        episode_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PeopleData:
        """Lists hosts and guests across podcasts: everybody, by name, of a podcast or of an episode. Those who opted out are
        left out.

        `GET /api/v1/people`

        search: Only people with words of this text, or their beginnings, in a spelling of the name; at most 100 characters.
        podcast: Only people of the podcast with this id or slug, most appearances in it first, without further pages.
        episode_id: Only people of the episode with this id, without further pages.
        limit: 1 to 100; 20 by default.
        cursor: `cursor` of the previous page, with the same search.
        """
        return cast("models.PeopleData", await self._connection.call(
            "GET",
            "/api/v1/people",
            query={"search": search, "podcast": podcast, "episodeId": episode_id, "limit": limit, "cursor": cursor},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_people(
        self,
        *,
        search: str | None = None,
        podcast: str | None = None,
        episode_id: str | None = None,
        limit: int | None = None,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.PersonProfileSummaryView]:
        """Iterates over the items of all pages of `get_people`."""
        return by_cursor(partial(self.get_people, search=search, podcast=podcast, episode_id=episode_id, limit=limit, timeout=timeout, max_retries=max_retries), "people", "cursor", max_items)

    async def get_person(
        self,
        *,
        person_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PersonData:
        """Returns a person across podcasts: names, podcasts with the reason why they belong together, topics and profiles. The
        credits of a name are one person only where evidence joins them. A page that was merged into another leads to it: the
        person has the other slug.

        `GET /api/v1/people/{personSlug}`

        person_slug: Slug of the person.
        """
        return cast("models.PersonData", await self._connection.call(
            "GET",
            "/api/v1/people/{personSlug}",
            parts={"personSlug": person_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_person_appearances(
        self,
        *,
        person_slug: str,
        skip: int | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AppearancesData:
        """Returns the appearances of a person, one per episode.

        `GET /api/v1/people/{personSlug}/appearances`

        person_slug: Slug of the person.
        skip: Appearances to skip, at most 100000000.
        limit: 1 to 100; 20 by default.
        """
        return cast("models.AppearancesData", await self._connection.call(
            "GET",
            "/api/v1/people/{personSlug}/appearances",
            parts={"personSlug": person_slug},
            query={"skip": skip, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_person_appearances(
        self,
        *,
        person_slug: str,
        skip: int = 0,
        limit: int = 100,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.PersonAppearanceView]:
        """Iterates over the items of all pages of `get_person_appearances`."""
        return by_skip(partial(self.get_person_appearances, person_slug=person_slug, timeout=timeout, max_retries=max_retries), "appearances", skip, limit, max_items)


class PollingCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_updates(
        self,
        *,
        limit: int,
        since: str | None = None,
        cursor: str | None = None,
        event_types: list[Literal["request_completed", "guest_appearance", "listed_podcast_added", "alert_match"]] | None = None,
        project_id: str | None = None,
        guest_profile_id: str | None = None,
        alert_config_id: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UpdatesData:
        """Returns what happened in the team: completed requests, appearances of guests, podcasts added to lists, and matches
        of alerts.

        Start with `since`, or with neither `since` nor `cursor` for all events of the last 30 days. Then send the cursor of
        each response with the next call: no event is missed, and none comes twice.

        `GET /api/v1/polling/updates`

        since: Only events at or after this time, RFC 3339. Events are kept for 30 days.
        cursor: `cursor` of the previous response: only events after it.
        event_types: Only these events; all by default. Repeat the parameter for several.
        project_id: Only events of this project, by ID or slug.
        guest_profile_id: Only events of this guest profile.
        alert_config_id: Only events of this alert.
        limit: 1 to 1,000.
        """
        return cast("models.UpdatesData", await self._connection.call(
            "GET",
            "/api/v1/polling/updates",
            query={"since": since, "cursor": cursor, "eventTypes": event_types, "projectId": project_id, "guestProfileId": guest_profile_id, "alertConfigId": alert_config_id, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))


class PublicCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_alert_feed_json(
        self,
        *,
        token: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> None:
        """Returns the private feed of an alert, JSON Feed 1.1, with its newest 50 matches. The token is its only credential.

        `GET /api/v1/public/alert-feeds/{token}/json`

        token: The secret part of the feed's URL.
        """
        await self._connection.call(
            "GET",
            "/api/v1/public/alert-feeds/{token}/json",
            parts={"token": token},
            timeout=timeout,
            max_retries=max_retries,
        )

    async def get_alert_feed_rss(
        self,
        *,
        token: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """Returns the private feed of an alert, RSS 2.0, with its newest 50 matches. The token is its only credential.

        `GET /api/v1/public/alert-feeds/{token}/rss`

        token: The secret part of the feed's URL.
        """
        return cast("bytes", await self._connection.call(
            "GET",
            "/api/v1/public/alert-feeds/{token}/rss",
            parts={"token": token},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def propose_correction(
        self,
        *,
        evidence: str,
        fact: str,
        podcast_id: str,
        value: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Proposes the correction of a fact of a podcast.

        An administrator accepts or refuses it. Each client can propose 5 corrections a minute and 30 a day.

        `POST /api/v1/public/corrections`

        evidence: A URL or words that show that the value is right, 10 to 1,000 characters.
        fact: The fact: website, language, country or other.
        podcast_id: Id or slug of the podcast.
        value: The right value: a URL, a BCP 47 code, an ISO 3166-1 alpha-2 code, or words.
        """
        return cast("models.MessageData", await self._connection.call(
            "POST",
            "/api/v1/public/corrections",
            body={"evidence": evidence, "fact": fact, "podcastId": podcast_id, "value": value},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_directory(
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
        return cast("models.DirectoryData", await self._connection.call(
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
    ) -> AsyncIterator[models.PodcastSummary]:
        """Iterates over the items of all pages of `get_directory`."""
        return by_skip(partial(self.get_directory, letter=letter, timeout=timeout, max_retries=max_retries), "podcasts", skip, limit, max_items)

    async def submit_feed(
        self,
        *,
        feed_url: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.FeedSubmissionData:
        """Submits the feed of a podcast that is not in the catalog.

        The feed is fetched and checked at once, then queued. A URL of a web page is not an error: the response lists the
        feeds that the page links to. Each client can submit 5 feeds a minute, 30 an hour and 100 a day.

        `POST /api/v1/public/feed-submissions`

        feed_url: The URL of the feed. The scheme may be missing.
        """
        return cast("models.FeedSubmissionData", await self._connection.call(
            "POST",
            "/api/v1/public/feed-submissions",
            body={"feedUrl": feed_url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_feed_submission(
        self,
        *,
        submission_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.FeedSubmissionData:
        """Returns what became of a submitted feed.

        `GET /api/v1/public/feed-submissions/{submissionId}`

        submission_id: Id of the submission.
        """
        return cast("models.FeedSubmissionData", await self._connection.call(
            "GET",
            "/api/v1/public/feed-submissions/{submissionId}",
            parts={"submissionId": submission_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_public_guest(
        self,
        *,
        public_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PublicGuestData:
        """Returns the public page of a guest by its slug.

        `GET /api/v1/public/guests/{publicSlug}`

        public_slug: Slug of the public page.
        """
        return cast("models.PublicGuestData", await self._connection.call(
            "GET",
            "/api/v1/public/guests/{publicSlug}",
            parts={"publicSlug": public_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_health(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.HealthData:
        """Returns whether the API is up.

        `GET /api/v1/public/health`
        """
        return cast("models.HealthData", await self._connection.call(
            "GET",
            "/api/v1/public/health",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_listicle(
        self,
        *,
        public_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ListicleData:
        """Returns a public list by its slug.

        `GET /api/v1/public/listicles/{publicSlug}`

        public_slug: Slug of the public list.
        """
        return cast("models.ListicleData", await self._connection.call(
            "GET",
            "/api/v1/public/listicles/{publicSlug}",
            parts={"publicSlug": public_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def check_profile_url(
        self,
        *,
        url: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ProfileUrlData:
        """Checks the URL of a social profile or of a show in a podcast directory, and returns its canonical form.

        An invalid one gets a message that names the platform and the defect.

        `GET /api/v1/public/profile-url`

        url: The URL of a profile on a social platform, or of a show in a podcast directory. The scheme may be missing. An account of Mastodon may be written as `@name@server`. The URL of a post is none of a profile.
        """
        return cast("models.ProfileUrlData", await self._connection.call(
            "GET",
            "/api/v1/public/profile-url",
            query={"url": url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_reference_data(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ReferenceData:
        """Lists countries with their priority, the brackets of audiences and the formats of content. They change with a version
        of the service only.

        `GET /api/v1/public/reference-data`
        """
        return cast("models.ReferenceData", await self._connection.call(
            "GET",
            "/api/v1/public/reference-data",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_shared_project(
        self,
        *,
        token: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SharedListData:
        """Returns the project of a link: a read-only list for people without an account.

        A link that is unknown, revoked or expired gives 404. The list is as it is now.

        `GET /api/v1/public/shared/{token}`

        token: The secret part of the link.
        """
        return cast("models.SharedListData", await self._connection.call(
            "GET",
            "/api/v1/public/shared/{token}",
            parts={"token": token},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def answer_shared_podcast(
        self,
        *,
        token: str,
        listed_podcast_id: str,
        answer: str | None | Unset = UNSET,
        comment: str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SharedAnswerData:
        """Answers yes or no to a podcast of a shared list, with a comment. The team sees it at once, and so does everyone with
        the same link.

        A later answer replaces the one before. A link takes 5,000 answers, with changed ones.

        `PUT /api/v1/public/shared/{token}/podcasts/{listedPodcastId}/answer`

        token: The secret part of the link.
        listed_podcast_id: Id of the entry, or id or slug of its podcast.
        answer: yes or no; `null` takes the answer back.
        comment: A comment, plain text.
        name: The name of who answers.
        """
        return cast("models.SharedAnswerData", await self._connection.call(
            "PUT",
            "/api/v1/public/shared/{token}/podcasts/{listedPodcastId}/answer",
            parts={"token": token, "listedPodcastId": listed_podcast_id},
            body={"answer": answer, "comment": comment, "name": name},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_statistics(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StatisticsData:
        """Returns counts over the whole catalog.

        `GET /api/v1/public/statistics`
        """
        return cast("models.StatisticsData", await self._connection.call(
            "GET",
            "/api/v1/public/statistics",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_status(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StatusData:
        """Returns the status of the service on each of the last 90 days. Days without records have null values.

        `GET /api/v1/public/status`
        """
        return cast("models.StatusData", await self._connection.call(
            "GET",
            "/api/v1/public/status",
            timeout=timeout,
            max_retries=max_retries,
        ))


class StatsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_rss_stats_podcast2(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.Podcast2Data:
        """Returns how feeds use the podcast namespace, and which companies host them.

        `GET /api/v1/rss/stats/public/podcast2`
        """
        return cast("models.Podcast2Data", await self._connection.call(
            "GET",
            "/api/v1/rss/stats/public/podcast2",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_rss_stats_podcast2_history(
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
        return cast("models.TagHistoryData", await self._connection.call(
            "GET",
            "/api/v1/rss/stats/public/podcast2/history",
            query={"field": field},
            timeout=timeout,
            max_retries=max_retries,
        ))


class SearchCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def list_saved_searches(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        counts: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SavedSearchesData:
        """Lists the saved searches that the caller sees, with the number of their new results.

        New results are those that match now and came into the catalog after the results that the caller last looked at:
        when they saved the search, or called `POST /saved-searches/{savedSearchId}/seen`. What the team hides is not
        counted. Counts are exact up to 10,000 and cost no search.

        `GET /api/v1/saved-searches`

        limit: 1 to 100; 20 by default.
        cursor: `cursor` of the previous page.
        counts: Whether new results are counted; `true` by default.
        """
        return cast("models.SavedSearchesData", await self._connection.call(
            "GET",
            "/api/v1/saved-searches",
            query={"limit": limit, "cursor": cursor, "counts": counts},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_list_saved_searches(
        self,
        *,
        limit: int | None = None,
        counts: bool | None = None,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.SavedSearchView]:
        """Iterates over the items of all pages of `list_saved_searches`."""
        return by_cursor(partial(self.list_saved_searches, limit=limit, counts=counts, timeout=timeout, max_retries=max_retries), "savedSearches", "cursor", max_items)

    async def create_saved_search(
        self,
        *,
        kind: str,
        name: str,
        search_options: models.SearchRequest,
        is_default: bool | None | Unset = UNSET,
        shared: bool | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SavedSearchData:
        """Saves a search. From now on, its new results are counted.

        `POST /api/v1/saved-searches`

        is_default: Whether it becomes the caller's default instead of the present one.
        kind: What is searched: podcasts or episodes.
        name: Name of the saved search.
        search_options: The search, as a search call takes it. Cursor, page size, facets and output options are not saved.
        shared: Whether the whole team sees it.
        """
        return cast("models.SavedSearchData", await self._connection.call(
            "POST",
            "/api/v1/saved-searches",
            body={"isDefault": is_default, "kind": kind, "name": name, "searchOptions": search_options, "shared": shared},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_saved_search(
        self,
        *,
        saved_search_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SavedSearchData:
        """Returns a saved search: one of the caller's own, or one that is shared with the team.

        `GET /api/v1/saved-searches/{savedSearchId}`

        saved_search_id: `id` or `shortId` of a saved search.
        """
        return cast("models.SavedSearchData", await self._connection.call(
            "GET",
            "/api/v1/saved-searches/{savedSearchId}",
            parts={"savedSearchId": saved_search_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_saved_search(
        self,
        *,
        saved_search_id: str,
        is_default: bool | None | Unset = UNSET,
        kind: str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        search_options: models.SearchRequest | None | Unset = UNSET,
        shared: bool | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SavedSearchData:
        """Changes a saved search. Shared ones can be changed by their owner and by admins of the team.

        `PATCH /api/v1/saved-searches/{savedSearchId}`

        saved_search_id: `id` or `shortId` of a saved search.
        is_default: Whether it is the caller's default. Everyone who sees the search may set it for themselves.
        kind: What is searched: podcasts or episodes. Only with `searchOptions`.
        name: Name of the saved search.
        search_options: The search, as a search call takes it.
        shared: Whether the whole team sees it.
        """
        return cast("models.SavedSearchData", await self._connection.call(
            "PATCH",
            "/api/v1/saved-searches/{savedSearchId}",
            parts={"savedSearchId": saved_search_id},
            body={"isDefault": is_default, "kind": kind, "name": name, "searchOptions": search_options, "shared": shared},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_saved_search(
        self,
        *,
        saved_search_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DeletedSavedSearchData:
        """Deletes a saved search. Shared ones can be deleted by their owner and by admins of the team.

        The response has the search as it was, so that it can be saved again.

        `DELETE /api/v1/saved-searches/{savedSearchId}`

        saved_search_id: `id` or `shortId` of a saved search.
        """
        return cast("models.DeletedSavedSearchData", await self._connection.call(
            "DELETE",
            "/api/v1/saved-searches/{savedSearchId}",
            parts={"savedSearchId": saved_search_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def mark_saved_search_seen(
        self,
        *,
        saved_search_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SavedSearchData:
        """Marks a saved search's results as seen.

        Affects only the caller, even for shared searches.

        `POST /api/v1/saved-searches/{savedSearchId}/seen`

        saved_search_id: `id` or `shortId` of a saved search.
        """
        return cast("models.SavedSearchData", await self._connection.call(
            "POST",
            "/api/v1/saved-searches/{savedSearchId}/seen",
            parts={"savedSearchId": saved_search_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def search_episodes(
        self,
        *,
        added_since: models.DateRequest | None | Unset = UNSET,
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
        include_blacklisted: bool | None | Unset = UNSET,
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
        podcast_episode_minutes: models.CountRangeRequest | None | Unset = UNSET,
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
        update_frequencies: list[str] | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SearchDataEpisodeHitView:
        """Searches episodes and their transcripts.

        Without an account, passages are left out once 4,000 characters of their transcript have been shown on that day.

        Costs one search. Free: repeats within 15 minutes, further pages for the same caller, counts, and failed calls. A
        search that has begun is charged even when its client disconnects.

        `POST /api/v1/search/episodes`

        added_since: Podcasts, or episodes in a search for episodes, that were added to the catalog at this time or later.
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
        facets: Properties to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics, keywords. Figures are counted in ranges: totalEpisodes, podcastEpisodeMinutes, podcastAuthorityScoreTotal, podcastAuthorityScoreQuality, podcastAuthorityScoreEngagement, podcastAuthorityScoreSocial, podcastAuthorityScoreYoutube, podcastAudienceEstimatedMonthlyListeners, applePodcastsRating, applePodcastsRatingsCount, spotifyRating, spotifyRatingsCount, castboxPlays, castboxSubscribers. Those that the plan does not include are left out.
        founded_since: Podcasts whose first episode was published at this time or later. `foundedDate` is accepted as another name.
        has_primary_contact: Whether the podcast has a primary contact.
        has_socials: Podcasts with a profile on each of these platforms, such as `youtube`.
        has_transcript: Episodes only: whether the catalog has a transcript.
        include_blacklisted: `true` also finds podcasts on the team's blacklist, which are left out otherwise.
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
        podcast_episode_minutes: Range of the usual length of an episode in minutes: the median of the newest ones.
        podcast_has_guests: Whether the podcast has guests.
        podcast_likely_machine_made: True for podcasts that are likely made by a machine, false for all others.
        podcast_very_stale: True for podcasts that are inactive (no new episode for much longer than usual), false for all others.
        project: Leaves out the podcasts on a project of the team. For users.
        project_id: ID or slug of a project of the team: leaves out the podcasts on it. For users. The short form of `project`.
        published_before: Episodes only: published before this time.
        published_since: Episodes only: published at this time or later.
        search_term_groups: At least one term of each group must match, in addition to `searchTerms`.
        search_terms: The terms. By default at least one must match.
        sort_order: By relevance when absent. The first entry decides, the next one orders ties. Each field may occur once.
        sponsor_filters: Episodes only: all of these sponsors must be named.
        topics: One of these topics must match, ignoring case. Searches for podcasts match topics of podcasts, searches for episodes those of episodes. Rejected when the catalog was indexed without embeddings.
        transcript_highlight_length: Episodes only: length of each highlighted snippet, 1 to 2000 characters; 400 by default.
        transcript_snippet_length: Episodes only: length of a passage, 1 to 2000 characters; 400 by default.
        update_frequencies: Podcasts with one of these frequencies of new episodes: daily, weekly, bi-weekly, monthly, stale (less than monthly). Podcasts with an unknown frequency do not match.
        """
        return cast("models.SearchDataEpisodeHitView", await self._connection.call(
            "POST",
            "/api/v1/search/episodes",
            body={"addedSince": added_since, "chartPositions": chart_positions, "countOnly": count_only, "cursor": cursor, "episodeCreatedSince": episode_created_since, "episodeUpdatedSince": episode_updated_since, "excludeEpisodeIds": exclude_episode_ids, "excludeItunesGenres": exclude_itunes_genres, "excludePodcastIds": exclude_podcast_ids, "explain": explain, "explicit": explicit, "facets": facets, "foundedSince": founded_since, "hasPrimaryContact": has_primary_contact, "hasSocials": has_socials, "hasTranscript": has_transcript, "includeBlacklisted": include_blacklisted, "includeEmbeddings": include_embeddings, "includeEpisodeIds": include_episode_ids, "includeItunesGenres": include_itunes_genres, "includeMatchSnippet": include_match_snippet, "includePodcastIds": include_podcast_ids, "includeSimilarPodcasts": include_similar_podcasts, "includeTranscriptSnippet": include_transcript_snippet, "keywords": keywords, "languages": languages, "lastEpisodeDateSince": last_episode_date_since, "maxTotalEpisodes": max_total_episodes, "meaningWeight": meaning_weight, "minCastboxPlays": min_castbox_plays, "minCastboxSubscribers": min_castbox_subscribers, "minItunesRating": min_itunes_rating, "minItunesRatingCount": min_itunes_rating_count, "minSpotifyRating": min_spotify_rating, "minSpotifyRatingCount": min_spotify_rating_count, "minTotalEpisodes": min_total_episodes, "mode": mode, "pageSize": page_size, "personFilters": person_filters, "podcastAudienceEstimatedMonthlyListeners": podcast_audience_estimated_monthly_listeners, "podcastAuthorityScore": podcast_authority_score, "podcastCountries": podcast_countries, "podcastEpisodeMinutes": podcast_episode_minutes, "podcastHasGuests": podcast_has_guests, "podcastLikelyMachineMade": podcast_likely_machine_made, "podcastVeryStale": podcast_very_stale, "project": project, "projectId": project_id, "publishedBefore": published_before, "publishedSince": published_since, "searchTermGroups": search_term_groups, "searchTerms": search_terms, "sortOrder": sort_order, "sponsorFilters": sponsor_filters, "topics": topics, "transcriptHighlightLength": transcript_highlight_length, "transcriptSnippetLength": transcript_snippet_length, "updateFrequencies": update_frequencies},
            reads=True,
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_episodes(
        self,
        *,
        added_since: models.DateRequest | None | Unset = UNSET,
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
        include_blacklisted: bool | None | Unset = UNSET,
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
        podcast_episode_minutes: models.CountRangeRequest | None | Unset = UNSET,
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
        update_frequencies: list[str] | None | Unset = UNSET,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.SearchEpisodesItem]:
        """Iterates over the items of all pages of `search_episodes`."""
        return by_cursor(partial(self.search_episodes, added_since=added_since, chart_positions=chart_positions, count_only=count_only, episode_created_since=episode_created_since, episode_updated_since=episode_updated_since, exclude_episode_ids=exclude_episode_ids, exclude_itunes_genres=exclude_itunes_genres, exclude_podcast_ids=exclude_podcast_ids, explain=explain, explicit=explicit, facets=facets, founded_since=founded_since, has_primary_contact=has_primary_contact, has_socials=has_socials, has_transcript=has_transcript, include_blacklisted=include_blacklisted, include_embeddings=include_embeddings, include_episode_ids=include_episode_ids, include_itunes_genres=include_itunes_genres, include_match_snippet=include_match_snippet, include_podcast_ids=include_podcast_ids, include_similar_podcasts=include_similar_podcasts, include_transcript_snippet=include_transcript_snippet, keywords=keywords, languages=languages, last_episode_date_since=last_episode_date_since, max_total_episodes=max_total_episodes, meaning_weight=meaning_weight, min_castbox_plays=min_castbox_plays, min_castbox_subscribers=min_castbox_subscribers, min_itunes_rating=min_itunes_rating, min_itunes_rating_count=min_itunes_rating_count, min_spotify_rating=min_spotify_rating, min_spotify_rating_count=min_spotify_rating_count, min_total_episodes=min_total_episodes, mode=mode, page_size=page_size, person_filters=person_filters, podcast_audience_estimated_monthly_listeners=podcast_audience_estimated_monthly_listeners, podcast_authority_score=podcast_authority_score, podcast_countries=podcast_countries, podcast_episode_minutes=podcast_episode_minutes, podcast_has_guests=podcast_has_guests, podcast_likely_machine_made=podcast_likely_machine_made, podcast_very_stale=podcast_very_stale, project=project, project_id=project_id, published_before=published_before, published_since=published_since, search_term_groups=search_term_groups, search_terms=search_terms, sort_order=sort_order, sponsor_filters=sponsor_filters, topics=topics, transcript_highlight_length=transcript_highlight_length, transcript_snippet_length=transcript_snippet_length, update_frequencies=update_frequencies, timeout=timeout, max_retries=max_retries), "result.hits", "cursor", max_items)

    async def get_transcript_passages(
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
        return cast("models.TranscriptPassagesData", await self._connection.call(
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
    ) -> AsyncIterator[models.PassageView]:
        """Iterates over the items of all pages of `get_transcript_passages`."""
        return by_cursor(partial(self.get_transcript_passages, episode_id=episode_id, page_size=page_size, search_options=search_options, timeout=timeout, max_retries=max_retries), "passages", "nextCursor", max_items)

    async def get_search_from_history(
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
        return cast("models.StoredSearchData", await self._connection.call(
            "GET",
            "/api/v1/search/history/{searchId}",
            parts={"searchId": search_id},
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_podcasts_of_search(
        self,
        *,
        search_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastsOfSearchData:
        """Returns the podcasts of all results of a search of the team, up to the plan's results per search.

        It runs the search again and leaves out what the team hides now. Costs one search, or nothing within 15 minutes.

        `GET /api/v1/search/history/{searchId}/podcasts`

        search_id: `searchId` of the response to a search.
        """
        return cast("models.PodcastsOfSearchData", await self._connection.call(
            "GET",
            "/api/v1/search/history/{searchId}/podcasts",
            parts={"searchId": search_id},
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def search_podcasts(
        self,
        *,
        added_since: models.DateRequest | None | Unset = UNSET,
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
        include_blacklisted: bool | None | Unset = UNSET,
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
        podcast_episode_minutes: models.CountRangeRequest | None | Unset = UNSET,
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
        update_frequencies: list[str] | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SearchDataPodcastHitView:
        """Searches podcasts.

        Costs one search. Free: repeats within 15 minutes, further pages for the same caller, counts, and failed calls. A
        search that has begun is charged even when its client disconnects.

        `POST /api/v1/search/podcasts`

        added_since: Podcasts, or episodes in a search for episodes, that were added to the catalog at this time or later.
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
        facets: Properties to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics, keywords. Figures are counted in ranges: totalEpisodes, podcastEpisodeMinutes, podcastAuthorityScoreTotal, podcastAuthorityScoreQuality, podcastAuthorityScoreEngagement, podcastAuthorityScoreSocial, podcastAuthorityScoreYoutube, podcastAudienceEstimatedMonthlyListeners, applePodcastsRating, applePodcastsRatingsCount, spotifyRating, spotifyRatingsCount, castboxPlays, castboxSubscribers. Those that the plan does not include are left out.
        founded_since: Podcasts whose first episode was published at this time or later. `foundedDate` is accepted as another name.
        has_primary_contact: Whether the podcast has a primary contact.
        has_socials: Podcasts with a profile on each of these platforms, such as `youtube`.
        has_transcript: Episodes only: whether the catalog has a transcript.
        include_blacklisted: `true` also finds podcasts on the team's blacklist, which are left out otherwise.
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
        podcast_episode_minutes: Range of the usual length of an episode in minutes: the median of the newest ones.
        podcast_has_guests: Whether the podcast has guests.
        podcast_likely_machine_made: True for podcasts that are likely made by a machine, false for all others.
        podcast_very_stale: True for podcasts that are inactive (no new episode for much longer than usual), false for all others.
        project: Leaves out the podcasts on a project of the team. For users.
        project_id: ID or slug of a project of the team: leaves out the podcasts on it. For users. The short form of `project`.
        published_before: Episodes only: published before this time.
        published_since: Episodes only: published at this time or later.
        search_term_groups: At least one term of each group must match, in addition to `searchTerms`.
        search_terms: The terms. By default at least one must match.
        sort_order: By relevance when absent. The first entry decides, the next one orders ties. Each field may occur once.
        sponsor_filters: Episodes only: all of these sponsors must be named.
        topics: One of these topics must match, ignoring case. Searches for podcasts match topics of podcasts, searches for episodes those of episodes. Rejected when the catalog was indexed without embeddings.
        transcript_highlight_length: Episodes only: length of each highlighted snippet, 1 to 2000 characters; 400 by default.
        transcript_snippet_length: Episodes only: length of a passage, 1 to 2000 characters; 400 by default.
        update_frequencies: Podcasts with one of these frequencies of new episodes: daily, weekly, bi-weekly, monthly, stale (less than monthly). Podcasts with an unknown frequency do not match.
        """
        return cast("models.SearchDataPodcastHitView", await self._connection.call(
            "POST",
            "/api/v1/search/podcasts",
            body={"addedSince": added_since, "chartPositions": chart_positions, "countOnly": count_only, "cursor": cursor, "episodeCreatedSince": episode_created_since, "episodeUpdatedSince": episode_updated_since, "excludeEpisodeIds": exclude_episode_ids, "excludeItunesGenres": exclude_itunes_genres, "excludePodcastIds": exclude_podcast_ids, "explain": explain, "explicit": explicit, "facets": facets, "foundedSince": founded_since, "hasPrimaryContact": has_primary_contact, "hasSocials": has_socials, "hasTranscript": has_transcript, "includeBlacklisted": include_blacklisted, "includeEmbeddings": include_embeddings, "includeEpisodeIds": include_episode_ids, "includeItunesGenres": include_itunes_genres, "includeMatchSnippet": include_match_snippet, "includePodcastIds": include_podcast_ids, "includeSimilarPodcasts": include_similar_podcasts, "includeTranscriptSnippet": include_transcript_snippet, "keywords": keywords, "languages": languages, "lastEpisodeDateSince": last_episode_date_since, "maxTotalEpisodes": max_total_episodes, "meaningWeight": meaning_weight, "minCastboxPlays": min_castbox_plays, "minCastboxSubscribers": min_castbox_subscribers, "minItunesRating": min_itunes_rating, "minItunesRatingCount": min_itunes_rating_count, "minSpotifyRating": min_spotify_rating, "minSpotifyRatingCount": min_spotify_rating_count, "minTotalEpisodes": min_total_episodes, "mode": mode, "pageSize": page_size, "personFilters": person_filters, "podcastAudienceEstimatedMonthlyListeners": podcast_audience_estimated_monthly_listeners, "podcastAuthorityScore": podcast_authority_score, "podcastCountries": podcast_countries, "podcastEpisodeMinutes": podcast_episode_minutes, "podcastHasGuests": podcast_has_guests, "podcastLikelyMachineMade": podcast_likely_machine_made, "podcastVeryStale": podcast_very_stale, "project": project, "projectId": project_id, "publishedBefore": published_before, "publishedSince": published_since, "searchTermGroups": search_term_groups, "searchTerms": search_terms, "sortOrder": sort_order, "sponsorFilters": sponsor_filters, "topics": topics, "transcriptHighlightLength": transcript_highlight_length, "transcriptSnippetLength": transcript_snippet_length, "updateFrequencies": update_frequencies},
            reads=True,
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_podcasts(
        self,
        *,
        added_since: models.DateRequest | None | Unset = UNSET,
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
        include_blacklisted: bool | None | Unset = UNSET,
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
        podcast_episode_minutes: models.CountRangeRequest | None | Unset = UNSET,
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
        update_frequencies: list[str] | None | Unset = UNSET,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.SearchPodcastsItem]:
        """Iterates over the items of all pages of `search_podcasts`."""
        return by_cursor(partial(self.search_podcasts, added_since=added_since, chart_positions=chart_positions, count_only=count_only, episode_created_since=episode_created_since, episode_updated_since=episode_updated_since, exclude_episode_ids=exclude_episode_ids, exclude_itunes_genres=exclude_itunes_genres, exclude_podcast_ids=exclude_podcast_ids, explain=explain, explicit=explicit, facets=facets, founded_since=founded_since, has_primary_contact=has_primary_contact, has_socials=has_socials, has_transcript=has_transcript, include_blacklisted=include_blacklisted, include_embeddings=include_embeddings, include_episode_ids=include_episode_ids, include_itunes_genres=include_itunes_genres, include_match_snippet=include_match_snippet, include_podcast_ids=include_podcast_ids, include_similar_podcasts=include_similar_podcasts, include_transcript_snippet=include_transcript_snippet, keywords=keywords, languages=languages, last_episode_date_since=last_episode_date_since, max_total_episodes=max_total_episodes, meaning_weight=meaning_weight, min_castbox_plays=min_castbox_plays, min_castbox_subscribers=min_castbox_subscribers, min_itunes_rating=min_itunes_rating, min_itunes_rating_count=min_itunes_rating_count, min_spotify_rating=min_spotify_rating, min_spotify_rating_count=min_spotify_rating_count, min_total_episodes=min_total_episodes, mode=mode, page_size=page_size, person_filters=person_filters, podcast_audience_estimated_monthly_listeners=podcast_audience_estimated_monthly_listeners, podcast_authority_score=podcast_authority_score, podcast_countries=podcast_countries, podcast_episode_minutes=podcast_episode_minutes, podcast_has_guests=podcast_has_guests, podcast_likely_machine_made=podcast_likely_machine_made, podcast_very_stale=podcast_very_stale, project=project, project_id=project_id, published_before=published_before, published_since=published_since, search_term_groups=search_term_groups, search_terms=search_terms, sort_order=sort_order, sponsor_filters=sponsor_filters, topics=topics, transcript_highlight_length=transcript_highlight_length, transcript_snippet_length=transcript_snippet_length, update_frequencies=update_frequencies, timeout=timeout, max_retries=max_retries), "result.hits", "cursor", max_items)

    async def list_search_history(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SearchHistoryData:
        """Lists the searches that the user ran in the team within the last 90 days.

        `GET /api/v1/users/search-history`

        limit: 1 to 100; 20 by default.
        cursor: `cursor` of the previous page.
        """
        return cast("models.SearchHistoryData", await self._connection.call(
            "GET",
            "/api/v1/users/search-history",
            query={"limit": limit, "cursor": cursor},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_list_search_history(
        self,
        *,
        limit: int | None = None,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.StoredSearchView]:
        """Iterates over the items of all pages of `list_search_history`."""
        return by_cursor(partial(self.list_search_history, limit=limit, timeout=timeout, max_retries=max_retries), "searches", "cursor", max_items)

    async def clear_search_history(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ClearedSearchHistoryData:
        """Deletes the searches that the user ran in the team. Their `searchId` can no longer be exported.

        `DELETE /api/v1/users/search-history`
        """
        return cast("models.ClearedSearchHistoryData", await self._connection.call(
            "DELETE",
            "/api/v1/users/search-history",
            timeout=timeout,
            max_retries=max_retries,
        ))


class SponsorsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_sponsors(
        self,
        *,
        search: str | None = None,
        group: Literal["paid", "own", "donation", "affiliate", "unclear", "all"] | None = None,
        podcast: str | None = None,
        episode_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SponsorsData:
        """Lists sponsors across podcasts: those who pay, unless `group` requests others.

        `GET /api/v1/sponsors`

        search: Only sponsors with words of this text, or their beginnings, in the name; at most 100 characters.
        group: paid, own, donation, affiliate, unclear or all; paid by default.
        podcast: Only sponsors of the podcast with this id or slug, most of its episodes first, without further pages.
        episode_id: Only sponsors of the episode with this id, without further pages.
        limit: 1 to 100; 20 by default.
        cursor: `cursor` of the previous page, with the same search and group.
        """
        return cast("models.SponsorsData", await self._connection.call(
            "GET",
            "/api/v1/sponsors",
            query={"search": search, "group": group, "podcast": podcast, "episodeId": episode_id, "limit": limit, "cursor": cursor},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_sponsors(
        self,
        *,
        search: str | None = None,
        group: Literal["paid", "own", "donation", "affiliate", "unclear", "all"] | None = None,
        podcast: str | None = None,
        episode_id: str | None = None,
        limit: int | None = None,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.SponsorProfileSummaryView]:
        """Iterates over the items of all pages of `get_sponsors`."""
        return by_cursor(partial(self.get_sponsors, search=search, group=group, podcast=podcast, episode_id=episode_id, limit=limit, timeout=timeout, max_retries=max_retries), "sponsors", "cursor", max_items)

    async def get_sponsor(
        self,
        *,
        sponsor_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SponsorData:
        """Returns a sponsor across podcasts: podcasts, months, categories, domains and coupon codes.

        `GET /api/v1/sponsors/{sponsorSlug}`

        sponsor_slug: Slug of the sponsor.
        """
        return cast("models.SponsorData", await self._connection.call(
            "GET",
            "/api/v1/sponsors/{sponsorSlug}",
            parts={"sponsorSlug": sponsor_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_sponsor_reads(
        self,
        *,
        sponsor_slug: str,
        skip: int | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SponsorReadsData:
        """Returns the reads of a sponsor, one per episode, with the text around the name.

        `GET /api/v1/sponsors/{sponsorSlug}/reads`

        sponsor_slug: Slug of the sponsor.
        skip: Reads to skip, at most 100000000.
        limit: 1 to 100; 20 by default.
        """
        return cast("models.SponsorReadsData", await self._connection.call(
            "GET",
            "/api/v1/sponsors/{sponsorSlug}/reads",
            parts={"sponsorSlug": sponsor_slug},
            query={"skip": skip, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_sponsor_reads(
        self,
        *,
        sponsor_slug: str,
        skip: int = 0,
        limit: int = 100,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.SponsorReadView]:
        """Iterates over the items of all pages of `get_sponsor_reads`."""
        return by_skip(partial(self.get_sponsor_reads, sponsor_slug=sponsor_slug, timeout=timeout, max_retries=max_retries), "reads", skip, limit, max_items)


class ApiKeysCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def list_logged_requests(
        self,
        *,
        api_key_id: str | None = None,
        status_class: Literal["2xx", "3xx", "4xx", "5xx"] | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RequestLogData:
        """Lists requests to the API with the keys of the team, for those who may manage its keys. API keys are not accepted.

        `GET /api/v1/teams/request-log`

        api_key_id: Only requests with this key, by its ID.
        status_class: Only requests with a status of this class.
        cursor: `cursor` of the previous page.
        limit: Number of requests: 1 to 200, 50 by default.
        """
        return cast("models.RequestLogData", await self._connection.call(
            "GET",
            "/api/v1/teams/request-log",
            query={"apiKeyId": api_key_id, "statusClass": status_class, "cursor": cursor, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_list_logged_requests(
        self,
        *,
        api_key_id: str | None = None,
        status_class: Literal["2xx", "3xx", "4xx", "5xx"] | None = None,
        limit: int | None = None,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncIterator[models.LoggedRequestView]:
        """Iterates over the items of all pages of `list_logged_requests`."""
        return by_cursor(partial(self.list_logged_requests, api_key_id=api_key_id, status_class=status_class, limit=limit, timeout=timeout, max_retries=max_retries), "requests", "cursor", max_items)

    async def list_api_keys(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ApiKeysData:
        """Lists the API keys of the user. API keys are not accepted: keys are managed in a session.

        `GET /api/v1/users/api-keys`
        """
        return cast("models.ApiKeysData", await self._connection.call(
            "GET",
            "/api/v1/users/api-keys",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_api_key(
        self,
        *,
        name: str,
        expires_in_days: int | None | Unset = UNSET,
        scopes: list[str] | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.NewApiKeyData:
        """Creates a key for the user's team, of which the user must be an admin or the owner. The response is the only one
        that contains the key.

        `POST /api/v1/users/api-keys`

        expires_in_days: Days until the key expires. Without it, the key is valid until it is revoked.
        name: What the key is for.
        scopes: At least one of `read` and `write`; `read` without this field. `write` allows calls that change data, and includes `read`.
        """
        return cast("models.NewApiKeyData", await self._connection.call(
            "POST",
            "/api/v1/users/api-keys",
            body={"expiresInDays": expires_in_days, "name": name, "scopes": scopes},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def revoke_api_key(
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
        return cast("models.RevokedApiKeyData", await self._connection.call(
            "DELETE",
            "/api/v1/users/api-keys/{apiKeyId}",
            parts={"apiKeyId": api_key_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def rotate_api_key(
        self,
        *,
        api_key_id: str,
        overlap_hours: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.NewApiKeyData:
        """Replaces a key with a new one that has its name, scopes and lifetime.

        The old key stays valid for a while. Like a new key, it takes an admin or the owner of the team.

        `POST /api/v1/users/api-keys/{apiKeyId}/rotate`

        api_key_id: Id of the API key.
        overlap_hours: Hours for which the old key stays valid; 24 by default, 0 ends it at once.
        """
        return cast("models.NewApiKeyData", await self._connection.call(
            "POST",
            "/api/v1/users/api-keys/{apiKeyId}/rotate",
            parts={"apiKeyId": api_key_id},
            body={"overlapHours": overlap_hours},
            timeout=timeout,
            max_retries=max_retries,
        ))


class UsageCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_current(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CurrentUsageData:
        """Returns the current usage of the team's plan.

        `GET /api/v1/teams/usage/current`
        """
        return cast("models.CurrentUsageData", await self._connection.call(
            "GET",
            "/api/v1/teams/usage/current",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_daily(
        self,
        *,
        window: Literal["7d", "30d", "90d"],
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamDailyUsageData:
        """Returns the usage of the team by day.

        `GET /api/v1/teams/usage/daily`

        window: How far back.
        """
        return cast("models.TeamDailyUsageData", await self._connection.call(
            "GET",
            "/api/v1/teams/usage/daily",
            query={"window": window},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_members(
        self,
        *,
        window: Literal["7d", "30d", "90d"],
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamMembersUsageData:
        """Returns the usage of the team by member.

        `GET /api/v1/teams/usage/members`

        window: How far back.
        """
        return cast("models.TeamMembersUsageData", await self._connection.call(
            "GET",
            "/api/v1/teams/usage/members",
            query={"window": window},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_monthly(
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
        return cast("models.TeamMonthlyUsageData", await self._connection.call(
            "GET",
            "/api/v1/teams/usage/monthly",
            query={"months": months},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_user_daily_usage(
        self,
        *,
        window: Literal["7d", "30d", "90d"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UserDailyUsageData:
        """Returns the usage of the user by day, over all of their teams.

        `GET /api/v1/users/usage/daily`

        window: How far back; `30d` by default.
        """
        return cast("models.UserDailyUsageData", await self._connection.call(
            "GET",
            "/api/v1/users/usage/daily",
            query={"window": window},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_user_monthly_usage(
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
        return cast("models.UserMonthlyUsageData", await self._connection.call(
            "GET",
            "/api/v1/users/usage/monthly",
            query={"months": months},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_user_transcription_requests(
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
        return cast("models.TranscriptionRequestsData", await self._connection.call(
            "GET",
            "/api/v1/users/usage/transcription-requests",
            query={"limit": limit, "skip": skip, "status": status},
            timeout=timeout,
            max_retries=max_retries,
        ))


class WebhooksCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get_webhooks(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.WebhooksData:
        """Lists the webhooks of the team.

        `GET /api/v1/teams/webhooks`
        """
        return cast("models.WebhooksData", await self._connection.call(
            "GET",
            "/api/v1/teams/webhooks",
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def create_webhook(
        self,
        *,
        url: str,
        alert_config_id: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        event_types: list[str] | None | Unset = UNSET,
        kind: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.WebhookWithSecretData:
        """Adds a webhook to the team: an endpoint that gets its events.

        Deliveries follow the Standard Webhooks rules. Their headers are `webhook-id`, the same in all attempts,
        `webhook-timestamp` and `webhook-signature`. An endpoint responds with 2xx within 15 seconds; redirects are not
        followed. A failed delivery is attempted again for about 40 hours. A team has at most 10 webhooks.

        Podcasts that one call adds to a list share a delivery: its `data` has `projectId` and `listedPodcasts`, with the data
        that each has in an event of its own. Additions that are undone before they are sent are not sent. At most 10,000
        deliveries of a team wait; the oldest ones beyond fail, with the reason in the log, and can be sent again.

        `POST /api/v1/teams/webhooks`

        alert_config_id: The only alert whose matches are sent; absent or `null` for all.
        description: What it is for, at most 200 characters.
        event_types: The events to send: request_completed, guest_appearance, listed_podcast_added, alert_match; all by default.
        kind: standard, the default, or slack.
        url: Where events are sent: a public https URL.
        """
        return cast("models.WebhookWithSecretData", await self._connection.call(
            "POST",
            "/api/v1/teams/webhooks",
            body={"alertConfigId": alert_config_id, "description": description, "eventTypes": event_types, "kind": kind, "url": url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def update_webhook(
        self,
        *,
        webhook_id: str,
        alert_config_id: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        enabled: bool | None | Unset = UNSET,
        event_types: list[str] | None | Unset = UNSET,
        url: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.WebhookData:
        """Changes a webhook. With `If-Match`, one that has changed since is not changed.

        `PATCH /api/v1/teams/webhooks/{webhookId}`

        webhook_id: ID of the webhook.
        alert_config_id: The only alert whose matches are sent; `null` for all.
        description: What it is for, at most 200 characters.
        enabled: Whether events are sent. Disabling cancels the queued deliveries.
        event_types: The events to send, at least one.
        url: Where events are sent: a public https URL.
        """
        return cast("models.WebhookData", await self._connection.call(
            "PATCH",
            "/api/v1/teams/webhooks/{webhookId}",
            parts={"webhookId": webhook_id},
            body={"alertConfigId": alert_config_id, "description": description, "enabled": enabled, "eventTypes": event_types, "url": url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def delete_webhook(
        self,
        *,
        webhook_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DeletedWebhookData:
        """Deletes a webhook with its log. What is queued is not sent any more.

        `DELETE /api/v1/teams/webhooks/{webhookId}`

        webhook_id: ID of the webhook.
        """
        return cast("models.DeletedWebhookData", await self._connection.call(
            "DELETE",
            "/api/v1/teams/webhooks/{webhookId}",
            parts={"webhookId": webhook_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_webhook_deliveries(
        self,
        *,
        webhook_id: str,
        state: Literal["queued", "delivered", "failed", "canceled"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.WebhookDeliveriesData:
        """Lists the deliveries to a webhook.

        `GET /api/v1/teams/webhooks/{webhookId}/deliveries`

        webhook_id: ID of the webhook.
        state: Only deliveries in this state.
        limit: 1 to 100; 20 by default.
        cursor: `cursor` of the previous page.
        """
        return cast("models.WebhookDeliveriesData", await self._connection.call(
            "GET",
            "/api/v1/teams/webhooks/{webhookId}/deliveries",
            parts={"webhookId": webhook_id},
            query={"state": state, "limit": limit, "cursor": cursor},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def get_webhook_delivery(
        self,
        *,
        webhook_id: str,
        delivery_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.WebhookDeliveryData:
        """Returns a delivery with its body and attempts.

        `GET /api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}`

        webhook_id: ID of the webhook.
        delivery_id: ID of the delivery.
        """
        return cast("models.WebhookDeliveryData", await self._connection.call(
            "GET",
            "/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}",
            parts={"webhookId": webhook_id, "deliveryId": delivery_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def replay_webhook_delivery(
        self,
        *,
        webhook_id: str,
        delivery_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ReplayedDeliveryData:
        """Sends a delivery again, with the same ID and body, by a whole new schedule of attempts.

        `POST /api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay`

        webhook_id: ID of the webhook.
        delivery_id: ID of the delivery.
        """
        return cast("models.ReplayedDeliveryData", await self._connection.call(
            "POST",
            "/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay",
            parts={"webhookId": webhook_id, "deliveryId": delivery_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def rotate_webhook_secret(
        self,
        *,
        webhook_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.WebhookWithSecretData:
        """Gives a webhook another secret. For 24 hours deliveries have two signatures, one by each secret.

        `POST /api/v1/teams/webhooks/{webhookId}/secret`

        webhook_id: ID of the webhook.
        """
        return cast("models.WebhookWithSecretData", await self._connection.call(
            "POST",
            "/api/v1/teams/webhooks/{webhookId}/secret",
            parts={"webhookId": webhook_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    async def test_webhook(
        self,
        *,
        webhook_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.WebhookDeliveryData:
        """Sends a test to a webhook, also to a disabled one, and returns the attempt. It waits for the endpoint, at most 15
        seconds. A failed test is not repeated.

        `POST /api/v1/teams/webhooks/{webhookId}/test`

        webhook_id: ID of the webhook.
        """
        return cast("models.WebhookDeliveryData", await self._connection.call(
            "POST",
            "/api/v1/teams/webhooks/{webhookId}/test",
            parts={"webhookId": webhook_id},
            timeout=timeout,
            max_retries=max_retries,
        ))


class AsyncEarshot(Connection):
    """All calls of the API, by group."""

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout: float = TIMEOUT,
        max_retries: int = MAX_RETRIES,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        """
        base_url: the address of Earshot. Default: the environment variable `EARSHOT_URL`.
        api_key: an API key. Default: the environment variable `EARSHOT_KEY`. Without a key, calls are anonymous.
        timeout: limit in seconds for a whole call: attempts, waits between them, and reading the response.
        max_retries: maximum number of retries of a call that is safe to repeat.
        http: the client that sends the requests, for example with a proxy or certificates.
        """
        super().__init__(base_url=base_url, api_key=api_key, timeout=timeout, max_retries=max_retries, http=http)
        self.administration = AdministrationCalls(self)
        self.agent = AgentCalls(self)
        self.alerts = AlertsCalls(self)
        self.auth = AuthCalls(self)
        self.autocomplete = AutocompleteCalls(self)
        self.teams = TeamsCalls(self)
        self.projects = ProjectsCalls(self)
        self.charts = ChartsCalls(self)
        self.podcasts = PodcastsCalls(self)
        self.users = UsersCalls(self)
        self.episodes = EpisodesCalls(self)
        self.transcriptions = TranscriptionsCalls(self)
        self.exports = ExportsCalls(self)
        self.guest_profiles = GuestProfilesCalls(self)
        self.outreach = OutreachCalls(self)
        self.people = PeopleCalls(self)
        self.polling = PollingCalls(self)
        self.public = PublicCalls(self)
        self.stats = StatsCalls(self)
        self.search = SearchCalls(self)
        self.sponsors = SponsorsCalls(self)
        self.api_keys = ApiKeysCalls(self)
        self.usage = UsageCalls(self)
        self.webhooks = WebhooksCalls(self)

    async def __aenter__(self) -> AsyncEarshot:
        return self
