//! The phrases that tell who takes part in an episode, in many languages, one table each.

use super::phrase::Phrases;
use super::text::{Shape, Text};
use std::sync::LazyLock;

/// What a phrase says of the name beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Says {
    /// The name behind it is a guest's.
    GuestFollows,
    /// The same, and the name before it is a host's: `Anna talks to Ben`.
    GuestFollowsHost,
    /// The name before it is a guest's.
    GuestBefore,
    HostFollows,
    HostBefore,
}

/// Behind these words comes a guest. Words of a phrase by blanks, choices by `|`.
const GUEST_FOLLOWS: &[&str] = &[
    "joined by",
    "joined today by",
    "joined this week by",
    "joining me|us|him|her|them is|are",
    "joining me|us today is|are",
    "guest|guests is|are|was|were|include|includes|including",
    "special guest|guests",
    "our|my|today's|todays guest|guests",
    "guest|guests on|for|in this|the|today's episode|week|show is|are",
    "guest|guests today|tonight is|are",
    "guest|guests this week|time|month is|are",
    "guest|guests for today is|are",
    "with us today|tonight is|are",
    "the guest|guests of this episode is|are",
    "guest :",
    "guests :",
    "guest -",
    "guests -",
    "with guest|guests",
    "guest star|appearance",
    "appearance by|from",
    "please welcome",
    "welcome back|to the show",
    "welcomes",
    "welcomed",
    "we|i welcome",
    "we|i have|had on",
    "hear|hears|heard|hearing from",
    "featuring",
    "feat",
    "ft",
    "starring",
    "record|recorded a podcast|episode|conversation with",
    "conversation|discussion|interview|interviews|chat|q&a|talk with",
    "in conversation with",
    "interview of",
    "interview :",
    "interview -",
    "podcast interview with",
    "catch|catches up with",
    "caught up with",
    "pleasure of|to sitting|sit|speaking|talking down|with|to",
    "we|i ask|asked",
    "we meet",
    "hosts|welcomes special guest|guests",
    // Norwegian, Danish, Swedish
    "besok av|fra",
    "besog af|fra",
    "besok av",
    "gjest|gjester :",
    "gjest|gjester er",
    "dagens|ukens|ukas gjest|gjester",
    "gaest|gaester er|:",
    "gast|gaster ar|:",
    "dagens|veckans gast",
    "sammen med",
    "samtale|intervju|intervjuet|prat med",
    "samtal med",
    "har invitert",
    "invitert",
    "vi moter|moder|traffar",
    "mot til",
    "i studio :",
    "i studiet :",
    "i dag med",
    "besoker",
    "far besok av",
    "tillsammans med",
    "vi snakker|prater|taler|pratar med",
    // German
    "zu gast ist|sind|:",
    "zu gast in dieser folge",
    "gast ist",
    "gaste sind",
    "gast|gaste :",
    "im gesprach mit",
    "gesprach|interview|unterhaltung mit",
    "begrusst|begrussen|begrusse ich|wir",
    "studiogast",
    // Dutch
    "te gast is|zijn|:",
    "te gast",
    "met als gast",
    "in gesprek met",
    "gesprek|interview met",
    "gast is",
    "gasten zijn",
    // French
    "invite|invitee|invites|invitees :",
    "avec pour invite|invitee|invites",
    "notre invite|invitee",
    "entretien|interview|rencontre|conversation|discussion avec",
    "interview de",
    "en compagnie de",
    "recoit|recevons|accueillons|accueille|j'accueille",
    "au micro de",
    // Spanish, Catalan, Portuguese
    "entrevista a|con|com|amb|ao|do|de",
    "entrevistamos a|con|com",
    "hablamos|conversamos|charlamos con|amb",
    "invitado|invitada|invitados|invitadas :",
    "invitado|invitada especial",
    "nos acompana|acompanan",
    "conversa|conversamos|bate-papo|papo com",
    "convidado|convidada|convidados|convidadas :",
    "convidado|convidada especial",
    "recebe|recebemos",
    "entrevista :",
    "entrevista",
    "junto a",
    "parlem|conversem amb",
    "participacao|presenca de",
    "en compania de",
    // Italian
    "ospite|ospiti :",
    "ospite|ospiti di questa|oggi puntata",
    "intervista a|ad|con",
    "chiacchierata|parliamo|dialogo con",
    "in compagnia di",
    "ospite",
    // Russian, Polish, Romanian
    "в гостях",
    "в гостях :|у нас",
    "гость|гости|гостья :",
    "гость|гостья выпуска",
    "интервью|беседа|разговор с|со",
    "наш|наша гость|гостья",
    "rozmowa|rozmowy|wywiad|spotkanie z|ze",
    "gosciem|goscmi jest|sa|odcinka",
    "gosc|goscie|goscini :",
    "naszym gosciem jest",
    "invitat|invitata|invitati :|este",
    "interviu cu",
    "de vorba cu",
];

/// A verb between two people: who asks is before it, who answers behind it.
const GUEST_FOLLOWS_HOST: &[&str] = &[
    "talk|talks|talked|talking to|with",
    "speak|speaks|spoke|speaking to|with",
    "chat|chats|chatted|chatting to|with",
    "sit|sits|sat|sitting down with",
    "sit|sits|sat down to talk to|with",
    "interviews",
    "interviewed",
    "interview",
    "interviewing",
    "is|are|was|were joined by",
    "converses with",
    "sit|sits|sat with",
    "welcomes|invites",
    "gets to know",
    "snakker|snakket|prater|pratet med",
    "moter|intervjuer",
    "taler|talte med",
    "moder|interviewer",
    "pratar|talar|samtalar med",
    "traffar|intervjuar",
    "spricht|sprach|sprechen|redet|reden|plaudert|unterhalt|unterhalten|diskutiert sich|mit|uber",
    "spricht|sprach|sprechen|redet|reden|plaudert|diskutiert mit",
    "interviewt|trifft|befragt",
    "praat|spreekt|sprak|praten|spreken met",
    "bespreekt|interviewt",
    "in gesprek met",
    "gaat in gesprek met",
    "interroge|rencontre",
    "s'entretient|discute|echange|dialogue avec",
    "entrevista|entrevisto a",
    "conversa|habla|charla con|com|amb",
    "ha parlat amb",
    "intervista",
    "parla|dialoga|chiacchiera con",
    "entrevista",
    "ha entrevistat",
    "rozmawia|rozmawiamy z|ze",
    "беседует|беседуем|разговаривает|говорим|поговорили с|со",
];

/// Before these words is a guest: what they do in the episode, told in the present tense.
const GUEST_BEFORE: &[&str] = &[
    "joins",
    "joined us|me",
    "join us|me|the|to",
    "returns to|for",
    "returns",
    "is|are back on|with",
    "is|are my|our|today's|this guest|guests|week's",
    "is|are the|a special|first guest|guests",
    "is|are guest|guests",
    "stops|drops|swings by",
    "walks us",
    "takes us",
    "teaches us",
    "tells us",
    "helps us",
    "guides us",
    "shares",
    "explains",
    "describes",
    "reveals",
    "recounts",
    "opens up",
    "reflects on",
    "breaks down",
    "weighs in",
    "sits down|in with",
    "comes on",
    "came on",
    "comes|came by",
    "visits us|the",
    "calls in",
    "drops in",
    "explores her|his",
    "discusses",
    "analyze|analyzes",
    "analyse|analyses",
    "shows",
    "talks|talk about|through|us",
    "speaks about|on",
    "gives us",
    "invades",
    "has|have invaded",
    "is|are in the studio|house|building",
    "answers your|our|the",
    "chats about|with me|us",
    "describe the",
    "details how",
    "demonstrates",
    "er dagens|ukens|vår|gjest|gjester",
    "er gjest|gjester",
    "er med",
    "er pa besok i studio",
    "kommer pa|til besok|studio",
    "gir rad",
    "forteller",
    "forklarer",
    "besoker oss|studio",
    "ar gast|med|dagens|veckans",
    "berattar",
    "forklarar",
    "er gaest|med|dagens",
    "fortaeller",
    "ist|sind zu gast",
    "ist|sind heute zu",
    "ist unser gast",
    "erzahlt|erklart|berichtet",
    "is|zijn te gast",
    "vertelt|legt uit",
    "schuift|schuiven aan",
    "est l'invite|l'invitee",
    "est notre|mon invite|invitee",
    "nous explique|raconte|parle",
    "raconte",
    "nos cuenta|habla|acompana|explica",
    "es el|la|nuestro|nuestra invitado|invitada",
    "e o|a convidado|convidada",
    "e ospite",
    "ci racconta|parla|spiega",
    "racconta",
    "рассказывает|рассказал|рассказала",
    "opowiada",
    "jest gosciem",
];

const HOST_FOLLOWS: &[&str] = &[
    "hosted by",
    "hosted and produced by",
    "co-hosted by",
    "your host|hosts",
    "our host|hosts",
    "host|hosts :",
    "with host|hosts",
    "hosts & producers",
    "hosts and producers",
    "host",
    "hosts",
    "co-host",
    "co-hosts",
    "cohost|cohosts",
    "presented by",
    "presenter|presenters",
    "moderated by",
    "read by",
    "narrated by",
    "i'm|im your host",
    "my name is",
    "i am your host",
    "programleder|programledere|programlederne",
    "programledare",
    "vaert",
    "vaerter",
    "gaestevaert",
    "vaert|vaerter :",
    "med vaert|vaerterne",
    "moderation|moderator|moderatorin|gastgeber|gastgeberin",
    "moderiert von",
    "prasentiert von",
    "presentatie|presentator|presentatrice|presentatoren",
    "gepresenteerd door",
    "presente|presentee|anime|animee|anima par",
    "anime par",
    "presentation :",
    "presentado|presentada|conducido|conducida|dirigido|dirigida por",
    "presenta|conduce|dirige",
    "apresentado|apresentada|conduzido|conduzida por",
    "apresentacao de|do|da",
    "apresentacao :",
    "condotto|condotta da",
    "a cura di",
    "realizat|realizata de",
    "presentat|conduit per",
    "ведущий|ведущая|ведущие :",
    "ведущие этого выпуска",
    "ведущий|ведущая|ведущие",
    "prowadzi|prowadza|prowadzacy|prowadzaca",
    "zaprasza|zapraszaja",
    "autor i prowadzacy",
];

const HOST_BEFORE: &[&str] = &[
    "and i are|were|is|am|interview|interviewed|discuss|talk|sit|sat|chat|speak|welcome|have|host|hosts",
    "hosts",
    "is your host",
    "my co-host",
    "my new co-host",
    "is the host",
    "ist gastgeber|gastgeberin|moderator|moderatorin",
    "presenteert|presenteren",
];

static PHRASES: LazyLock<Phrases<Says>> = LazyLock::new(|| {
    Phrases::new(&[
        (GUEST_FOLLOWS, Says::GuestFollows),
        (GUEST_FOLLOWS_HOST, Says::GuestFollowsHost),
        (GUEST_BEFORE, Says::GuestBefore),
        (HOST_FOLLOWS, Says::HostFollows),
        (HOST_BEFORE, Says::HostBefore),
    ])
});

/// A phrase in a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cue {
    pub says: Says,
    /// Tokens.
    pub start: usize,
    pub end: usize,
}

/// The longest phrase that begins at a token.
pub(crate) fn cue_at(text: &Text<'_>, at: usize) -> Option<Cue> {
    PHRASES.at(text, at).map(|(says, end)| Cue { says, start: at, end })
}

/// Words that lead to a guest in a title: `with`, in each language.
const WITH: &[&str] = &[
    "with",
    "w",
    "feat",
    "ft",
    "featuring",
    "mit",
    "med",
    "met",
    "avec",
    "con",
    "com",
    "amb",
    "cu",
    "z",
    "ze",
    "с",
    "со",
    "x",
];

/// Where a name may begin when a title's token says `with`.
pub(crate) fn with_at(text: &Text<'_>, at: usize) -> Option<usize> {
    let word = text.folded(at);
    if !WITH.contains(&word) {
        return None;
    }
    match word {
        "w" if text.is_sign(at + 1, "/") => Some(at + 2),
        "w" => None,
        "feat" | "ft" if text.is_sign(at + 1, ".") => Some(at + 2),
        "x" if text.shape(at) != Shape::Lower || at == 0 => None,
        _ => Some(at + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_phrase_is_found() {
        for (raw, expected) in [
            ("joined by Anna", Some((Says::GuestFollows, 2))),
            ("talks to Anna", Some((Says::GuestFollowsHost, 2))),
            ("hosted by Anna", Some((Says::HostFollows, 2))),
            ("Zu Gast ist Anna", Some((Says::GuestFollows, 3))),
            ("В гостях Павел", Some((Says::GuestFollows, 2))),
            ("joins the show", Some((Says::GuestBefore, 1))),
            ("talks fast", None),
        ] {
            let cue = cue_at(&Text::new(raw, 100), 0).map(|cue| (cue.says, cue.end));
            assert_eq!(cue, expected, "{raw}");
        }
    }

    #[test]
    fn no_phrase_is_empty_or_unfolded() {
        for table in [GUEST_FOLLOWS, GUEST_FOLLOWS_HOST, GUEST_BEFORE, HOST_FOLLOWS, HOST_BEFORE] {
            for phrase in table {
                assert!(!phrase.is_empty() && phrase.split([' ', '|']).all(|word| !word.is_empty()), "{phrase}");
            }
        }
    }
}
