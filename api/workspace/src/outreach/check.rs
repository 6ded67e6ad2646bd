//! The problems of a pitch: open slots, claims without a source, opt-outs, and an earlier pitch.

use earshot_api_content::assistance::{ShowDetail, guest_facts, read_shows, run_rules, sender_facts};
use earshot_api_content::views::{LastContactView, PitchCheckView, StoredDraft, UserNames};
use earshot_api_server::prelude::*;
use earshot_app::{GuestProfileKey, Outreach};
use earshot_assist::facts::GuestFacts;
use earshot_assist::outreach::{ClaimSources, check_claims, find_placeholders};
use earshot_model::PodcastId;

/// The problems that the user accepts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct AcceptedWarnings {
    pub placeholders: bool,
    pub duplicate: bool,
}

/// Checks the text of a pitch against the facts of now.
pub(super) async fn check_outreach(
    state: &AppState,
    account: &Account,
    pitch: &Outreach,
) -> Result<PitchCheckView, ApiError> {
    let podcast = pitch.podcast.id;
    let mut shows = match read_shows(state, account, vec![podcast], ShowDetail::FULL).await {
        Err(error) if error.code == ErrorCode::NoGeneration => Vec::new(),
        shows => shows?,
    };
    let last_contact = find_last_contact(state, account, podcast, Some(pitch)).await?;
    let guest = match pitch.guest_profile_id {
        Some(id) => {
            state.db.find_guest_profile(account, &GuestProfileKey::Id(id)).await?.map(|profile| guest_facts(&profile))
        }
        None => None,
    };
    let show = shows.pop().map(|show| show.facts);
    let mut check = PitchCheckView {
        contact_email: show.as_ref().and_then(|show| show.contact_email.clone()),
        is_opted_out: show.as_ref().is_some_and(|show| show.is_opted_out),
        is_blacklisted: show.as_ref().is_some_and(|show| show.is_blacklisted),
        has_left_catalog: show.is_none(),
        last_contact,
        ..PitchCheckView::default()
    };
    let (subject, body, sender) = (pitch.subject.clone(), pitch.body.clone(), sender_facts(&state.db, account).await?);
    let draft = StoredDraft::of(pitch);
    let trusted = draft.variants.into_iter().flat_map(|variant| variant.claims).collect::<Vec<_>>();
    let appearances = draft.appearances;
    (check.placeholders, check.claims) = run_rules(state, account, move |_| {
        let placeholders = find_placeholders(&subject, &body);
        let claims = show.map(|show| {
            let guest = GuestFacts { appearances, ..guest.unwrap_or_default() };
            let sources = ClaimSources::new(&show, &guest, &sender);
            check_claims(&format!("{subject}\n{body}"), &sources, &trusted)
        });
        let claims = claims.unwrap_or_default().into_iter().map(Into::into).collect();
        (placeholders.into_iter().map(Into::into).collect(), claims)
    })
    .await?;
    Ok(check)
}

/// The last contact of the team with a podcast, apart from the pitch `except`: a pitch that was copied or marked, or an
/// entry of a list that is pitched.
pub(super) async fn find_last_contact(
    state: &AppState,
    account: &Account,
    podcast: PodcastId,
    except: Option<&Outreach>,
) -> Result<Option<LastContactView>, ApiError> {
    let written = state.db.last_team_pitch(account, podcast, except.map(Outreach::pitch_id)).await?;
    let marked = state.db.last_pitches(account.team_id, &[podcast]).await?.remove(&podcast);
    // Ignores the entry that this pitch, or the one that it follows, moved to pitched.
    let own = except.filter(|pitch| pitch.pitched_at.is_some() || pitch.follows_id.is_some());
    let own = own.and_then(|pitch| pitch.project_id);
    let marked = marked.filter(|marked| own != Some(marked.project_id));
    let users = written.iter().filter_map(|pitch| pitch.user_id).chain(marked.iter().filter_map(|pitch| pitch.user_id));
    let names = UserNames(state.db.user_names(users.collect::<Vec<_>>()).await?);
    let written = written.map(|pitch| (pitch.at, LastContactView::of(&pitch, &names)));
    let marked = marked.map(|pitch| {
        let view = LastContactView {
            user_display_name: names.name_of(pitch.user_id),
            written_for: pitch.project_name,
            at: pitch.at.into(),
            is_pitched: true,
        };
        (pitch.at, view)
    });
    Ok(written.into_iter().chain(marked).max_by_key(|(at, _)| *at).map(|(_, view)| view))
}

/// Rejects a pitch to a podcast that opted out or is blacklisted. Rejects open slots and an earlier pitch unless the
/// user accepts them.
pub(super) fn require_clear(check: &PitchCheckView, accepted: AcceptedWarnings) -> Result<(), ApiError> {
    if check.is_opted_out {
        return Err(ApiError::of(ErrorCode::OptedOut));
    }
    if check.is_blacklisted {
        return Err(ApiError::of(ErrorCode::Blacklisted));
    }
    let slots: Vec<&str> = check.placeholders.iter().map(|slot| slot.text.as_str()).collect();
    require_filled(&slots, accepted)?;
    require_first_contact(check.last_contact.as_ref(), accepted)
}

/// Rejects open slots, unless someone accepts them.
pub(super) fn require_filled(slots: &[&str], accepted: AcceptedWarnings) -> Result<(), ApiError> {
    match slots {
        [first, others @ ..] if !accepted.placeholders => {
            let message = match others {
                [] => format!("{first} is not filled in."),
                [second] => format!("{first} and {second} are not filled in."),
                _ => format!("{first} and {} more slots are not filled in.", others.len()),
            };
            Err(ApiError::new(ErrorCode::PlaceholdersLeft, message).with_detail("/acceptPlaceholders", "confirm it"))
        }
        _ => Ok(()),
    }
}

/// Rejects a second pitch to a podcast, unless someone accepts that.
pub(super) fn require_first_contact(
    last: Option<&LastContactView>,
    accepted: AcceptedWarnings,
) -> Result<(), ApiError> {
    match last {
        Some(last) if !accepted.duplicate => {
            let LastContactView { user_display_name, written_for, at, is_pitched } = last;
            let day = at.0.format("%-d %B %Y");
            let (code, message) = if *is_pitched {
                let message = format!("{user_display_name} wrote to this podcast for {written_for} on {day}.");
                (ErrorCode::AlreadyPitched, message)
            } else {
                let act = format!("{user_display_name} copied a pitch to this podcast for {written_for} on {day}.");
                (ErrorCode::PitchCopied, format!("{act} Was it sent?"))
            };
            Err(ApiError::new(code, message).with_detail("/acceptDuplicate", "confirm it"))
        }
        _ => Ok(()),
    }
}
