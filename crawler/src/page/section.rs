//! The section of an element: hosts or guests.

use super::words::{has_word, split_words};

/// Whether an element lies in a section about hosts, about guests or neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Section {
    #[default]
    Other,
    /// The hosts of the show.
    Hosts,
    /// Guests of the show.
    Guests,
}

const HOST_WORDS: &str = "host hosts hosted cohost cohosts presenter presenters presented producer producers produced crew team \
                     ведущие ведущий ведущая hosten værter vært programledare moderator moderatoren gastgeber hosting \
                     apresentadores apresentador apresentação presentador presentadores presentan conductor conductores \
                     animateur animateurs présentateurs conduttori conduttore hôtes anfitrión integrantes equipo equipe \
                     участники パーソナリティ 主播 진행자 sunucu sunucular juontajat presentatoren presentator autori авторы editor";
const GUEST_WORDS: &str = "guest guests invitado invitados invitada convidado convidados convidada gast gäste gaeste gäst gäster \
                      gæst gæster invité invités invitée ospite ospiti гость гости гостья gasten ゲスト 嘉宾 게스트 konuk konuklar \
                      vieras vieraat participantes interviewee interviewees interviewed featuring panelist panelists panellist panellists backers donors speaker speakers sponsor sponsors patrocinadores supporters thanks danke gracias obrigado merci спасибо artist artists artistes artistas künstler band bands playlist tracklist songs";

impl Section {
    /// Returns the section of a label. A label for both counts for neither.
    #[must_use]
    pub fn from_words(words: &[String]) -> Self {
        match (has_word(words, HOST_WORDS), has_word(words, GUEST_WORDS)) {
            (true, false) => Self::Hosts,
            (false, true) => Self::Guests,
            _ => Self::Other,
        }
    }

    /// Returns the section indicated by an element's classes and id.
    pub(super) fn from_class_names(names: &str) -> Self {
        let named = names.split_ascii_whitespace().map(split_words).filter(|words| words.len() <= 4);
        named.map(|words| Self::from_words(&words)).find(|section| *section != Self::Other).unwrap_or_default()
    }
}
