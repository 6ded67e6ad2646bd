//! Guest acceptance (spec 3, Authority score): whether a show takes guests. The evidence is guests in its newest
//! episodes, and an invitation to apply: in its description, or as a form on its site.

use crate::measurement::Measurement;
use crate::people::{PhraseTable, TokenizedText, WordShape, is_guest_word};
use earshot_catalog::PodcastToScore;
use std::sync::LazyLock;
use url::Url;

/// The share of episodes with a guest that gives the full value. Shows with guests also have episodes without, and
/// extraction misses some guests.
const FULL_GUEST_SHARE: f64 = 0.5;
/// The value of an invitation, without any guest.
const INVITATION_VALUE: f64 = 0.8;
/// Bytes of a description that are read.
const MAX_DESCRIPTION_BYTES: usize = 4 << 10;
/// Words before and after a phrase that are searched for a denial.
const DENIAL_REACH: usize = 8;

/// Invitations to be a guest or to propose one. Blanks separate words, `|` separates alternatives.
const INVITATION_PHRASES: &[&str] = &[
    "be|become|join|appear a|as guest",
    "be|become|join|appear as a guest",
    "be|become our next guest",
    "be|become our guest on",
    "guest application|applications|form|submission|submissions|pitch|pitches|request|requests",
    "guest inquiry|inquiries|enquiry|enquiries|suggestion|suggestions|recommendations",
    "pitch us|me|yourself",
    "pitch a guest",
    "suggest|recommend|nominate|propose a|your guest",
    "want|like|love to be|come|appear on the|this|our|my show|podcast|program",
    "be|being featured|interviewed on the|this|our|my show|podcast|program",
    "gast werden",
    "werde|werden gast",
    "als gast bewerben",
    "gaste gesucht",
    "gast im podcast sein|werden",
    "devenir|etre|deviens|devenez invite|invitee",
    "proposer|proposez|propose un|une invite|invitee",
    "participer au podcast",
    "ser|se invitado|invitada",
    "ser|se nuestro|nuestra invitado|invitada",
    "proponer|sugerir|proponnos|sugierenos un|una invitado|invitada",
    "participar en el|este|nuestro podcast|programa",
    "ser|seja convidado|convidada",
    "ser|seja um|uma|nosso|nossa convidado|convidada",
    "sugerir|sugira um|uma convidado|convidada",
    "essere|diventare|diventa ospite",
    "proporre|proponi|suggerire|suggerisci un ospite",
    "gast worden",
    "bli|vaere|vara|blive|bliv|bliver gjest|gast|gaest",
    "zostac|zostan|byc gosciem",
    "стать|станьте гостем",
];
/// Invitations in scripts without blanks.
const UNSPACED_INVITATIONS: &[&str] =
    &["ゲスト募集", "ゲスト出演希望", "嘉宾招募", "招募嘉宾", "嘉賓招募", "招募嘉賓", "게스트 모집", "게스트 신청"];
/// Words beside a phrase that make it no invitation, folded: `we do not accept guest pitches`, `how to be a guest`.
const DENIALS: &[&str] = &[
    "how", "not", "no", "never", "cannot", "don't", "can't", "aren't", "won't", "isn't", "kein", "keine", "keinen",
    "nicht", "pas", "aucun", "aucune", "non", "nao", "geen", "niet", "ikke", "inte", "nie", "не",
];

static INVITATIONS: LazyLock<PhraseTable<()>> = LazyLock::new(|| PhraseTable::new(&[(INVITATION_PHRASES, ())]));

/// Measures guest acceptance; `None` when no episode was read for guests and there is no invitation. A show that stopped
/// takes no guests, so its activity counts.
pub(crate) fn guest_acceptance(podcast: &PodcastToScore, activity: f64) -> Option<Measurement<'static>> {
    let share = podcast.episodes.share_with_guests;
    let invitation = find_invitation(podcast);
    if share.is_none() && invitation.is_none() {
        return None;
    }
    let by_guests = share.map_or(0.0, |share| (share / FULL_GUEST_SHARE).clamp(0.0, 1.0));
    let value = if invitation.is_some() { INVITATION_VALUE + (1.0 - INVITATION_VALUE) * by_guests } else { by_guests };
    let guests = share.map(|share| match share * 100.0 {
        percent if percent > 0.0 => format!("guests in {percent:.0} % of the newest episodes"),
        _ => "no guests in the newest episodes".to_owned(),
    });
    let invitation = invitation.map(|place| format!("an invitation to guests {place}"));
    let observed = guests.into_iter().chain(invitation).collect::<Vec<_>>().join(", ");
    Some(Measurement { name: "guest-acceptance", observed, value: value * activity, at: None })
}

/// Returns where the show invites guests.
fn find_invitation(podcast: &PodcastToScore) -> Option<&'static str> {
    if has_invitation(&podcast.podcast.description) {
        return Some("in its description");
    }
    let has_form = podcast.booking_pages.iter().any(|page| page.has_form && is_for_guests(&page.url, &page.title));
    has_form.then_some("on its site")
}

fn has_invitation(description: &str) -> bool {
    let text = TokenizedText::new(description, MAX_DESCRIPTION_BYTES);
    let is_invitation = |at: usize| {
        INVITATIONS.find_longest(&text, at).is_some_and(|((), end)| {
            !has_denial(&text, (at.saturating_sub(DENIAL_REACH)..at).rev())
                && !has_denial(&text, end..end + DENIAL_REACH)
        })
    };
    (0..text.tokens.len()).any(is_invitation) || UNSPACED_INVITATIONS.iter().any(|words| text.raw.contains(words))
}

/// Whether one of the tokens is a denial, up to the first sign or the end of the line.
fn has_denial(text: &TokenizedText<'_>, tokens: impl Iterator<Item = usize>) -> bool {
    let mut clause = tokens.take_while(|index| !matches!(text.shape(*index), WordShape::Sign | WordShape::Break));
    clause.any(|index| DENIALS.contains(&text.folded(index)))
}

/// Returns whether the title or the path of a booking page names guests or pitches. Others sell speakers and tickets.
fn is_for_guests(url: &str, title: &str) -> bool {
    let path = Url::parse(url).map_or_else(|_| String::new(), |url| url.path().replace(['-', '_', '/'], " "));
    [title, &path].into_iter().any(|words| {
        let text = TokenizedText::new(words, MAX_DESCRIPTION_BYTES);
        (0..text.tokens.len()).map(|index| text.folded(index)).any(|word| is_guest_word(word) || word == "pitch")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invitations_differ_from_other_texts_about_guests() {
        for (text, expected) in [
            ("Tea every Friday. Want to be a guest? Write to us.", true),
            ("We welcome guest pitches at tea@a.example.", true),
            ("If you would like to come on the show, fill in the form.", true),
            ("Pitch us your story!", true),
            ("Du möchtest Gast werden? Schreib uns.", true),
            ("¿Quieres ser nuestro invitado?", true),
            ("Chcesz zostać gościem podcastu?", true),
            ("お茶の話。ゲスト募集中です。", true),
            ("If you want to become a guest, don't be shy.", true),
            ("We don't sell ads, but you can be a guest.", true),
            ("", false),
            ("Anna talks to a new guest each week.", false),
            ("We do not accept guest pitches.", false),
            ("Guest pitches are not accepted.", false),
            ("We teach you how to be a guest on podcasts.", false),
            ("Wir nehmen keine Bewerbungen, um Gast zu sein.", false),
            ("Our guests are experts on the show.", false),
        ] {
            assert_eq!(has_invitation(text), expected, "{text}");
        }
    }

    #[test]
    fn a_page_for_guests_is_named_so() {
        for (url, title, expected) in [
            ("https://a.example/be-a-guest", "", true),
            ("https://a.example/apply", "Guest application", true),
            ("https://a.example/pitch/", "Send an idea", true),
            ("https://a.example/booking", "Book Anna as a speaker", false),
            ("no address", "", false),
        ] {
            assert_eq!(is_for_guests(url, title), expected, "{url} {title}");
        }
    }
}
