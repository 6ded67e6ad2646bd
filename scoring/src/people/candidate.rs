//! People whom the texts of an episode name, with what is true of the places where they are named. Most of it holds in every
//! language, so it shows who takes part where no phrase does (`likelihood.rs`).

use super::evidence::SNIPPET_BYTES;
use super::person_name::{PersonName, person_key};
use super::public_figure::is_public_figure;
use super::tokenizer::TokenizedText;
use earshot_model::CreditSource;

/// The most people of an episode.
pub(super) const MAX_CANDIDATES: usize = 40;
/// What is true of at least one place where a person is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Trait {
    InTitle,
    TitleWhole,
    TitleFirst,
    TitleLast,
    TitleAlone,
    TitleColon,
    TitleBracket,
    TitleWith,
    TitleStart,
    TitleQuoted,
    TitleAbout,
    InText,
    FirstNamed,
    FirstSentence,
    Subject,
    RoleBefore,
    RoleAfter,
    BracketAfter,
    AfterWith,
    AfterAbout,
    AfterPreposition,
    TalkedAbout,
    AfterColon,
    ListLine,
    Repeated,
    GivenAlone,
    FamilyAlone,
    Quoted,
    Credit,
    LowInText,
    Contact,
    GuestCue,
    TalkCue,
    CastCue,
    GivenName,
    InList,
    SpeaksLater,
    Biography,
    OnlyPerson,
    FewPeople,
    ManyPeople,
    AboutPast,
    ShortText,
    English,
    PublicFigure,
    // Of the show.
    ToldGuest,
    GuestShow,
    GuestShowHalf,
    TitleShow,
    LikelyShow,
    LikelyShowHalf,
    OftenNamed,
}

/// A person whom the texts name.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub name: String,
    pub key: String,
    traits: u64,
    pub source: CreditSource,
    pub role: Option<String>,
    pub organization: Option<String>,
    pub snippet: Option<String>,
}

impl Candidate {
    pub(super) fn add(&mut self, one: Trait) {
        self.traits |= 1 << one as u8;
    }

    pub(super) fn has(&self, one: Trait) -> bool {
        self.traits & 1 << one as u8 != 0
    }
}

/// Returns the person with a name; `None` when there are too many.
pub(super) fn find_candidate<'a>(
    text: &TokenizedText<'_>,
    name: &PersonName,
    source: CreditSource,
    found: &'a mut Vec<Candidate>,
) -> Option<&'a mut Candidate> {
    let key = person_key(&name.text);
    let known = found.iter().position(|one| one.key == key);
    let at = match known {
        Some(at) => at,
        None if found.len() >= MAX_CANDIDATES => return None,
        None => {
            let traits = if is_public_figure(&key) { 1 << Trait::PublicFigure as u8 } else { 0 };
            found.push(Candidate {
                name: name.text.clone(),
                key,
                traits,
                source,
                role: None,
                organization: None,
                snippet: text.snippet(name.range.clone(), SNIPPET_BYTES),
            });
            found.len() - 1
        }
    };
    let one = &mut found[at];
    if name.has_given_name {
        one.add(Trait::GivenName);
    }
    if one.role.is_none() {
        one.role.clone_from(&name.role_before);
    }
    Some(one)
}
