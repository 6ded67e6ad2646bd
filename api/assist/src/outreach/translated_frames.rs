//! Pitches in languages other than English: whole sentences in which facts stand only after a colon, in quotation
//! marks, or as a name. Statements of the profile are used when they are in the same language; otherwise a gap stays.

use super::composer::Composer;
use super::hooks::{Hook, HookKind};
use super::host_names::first_name;
use super::options::{BuiltInTemplateName, Tone};
use super::pitch_language::PitchLanguage;
use super::reasons::{YOUR_REASON, clean_title};
use super::topic_forms::quoted_topic;
use crate::words::{first_sentence, sentences, word_count};
use chrono::Datelike as _;

/// A bio sentence with more words is left to the user.
const MAX_BIO_WORDS: usize = 30;
/// Subject lines of this length are read whole on phones.
const MAX_SUBJECT_CHARS: usize = 50;
/// An episode of this age is dated.
const DATED_DAYS: i64 = 60;

/// The sentences of a language. `{}` is the fact.
struct Frame {
    quotes: (&'static str, &'static str),
    /// Greetings with and without a name.
    greeting: (&'static str, &'static str),
    /// Whether the greeting has the full name.
    greets_by_full_name: bool,
    spoken: &'static str,
    notes: &'static str,
    description: &'static str,
    episode: &'static str,
    /// An episode whose title does not name the subject, and the subject.
    episode_subject: &'static str,
    idea: &'static str,
    ideas: &'static str,
    first_person: &'static str,
    third_person: &'static str,
    /// The verb between a name and a role, and the words that go on with another clause.
    is: (&'static str, &'static [&'static str]),
    /// Another idea, in a follow-up. Empty when the sentence is the user's.
    another: &'static str,
    ask: &'static str,
    sign_off: (&'static str, &'static str),
    link: &'static str,
    subject: &'static str,
}

const GERMAN: Frame = Frame {
    quotes: ("„", "“"),
    greeting: ("Guten Tag {},", "Guten Tag,"),
    greets_by_full_name: true,
    spoken: "In {} fällt der Satz: {}",
    notes: "In den Notizen zu {} steht: {}",
    description: "In der Beschreibung des Podcasts steht: {}",
    episode: "Ich schreibe wegen der Folge {}.",
    episode_subject: "Ich schreibe wegen der Folge {} und eines ihrer Themen: {}.",
    idea: "Eine Idee für eine Folge: {}",
    ideas: "Ideen für eine Folge:",
    first_person: "Mein Name ist {}.",
    third_person: "Mein Vorschlag für das Gespräch: {}.",
    is: (" ist ", &[" und "]),
    another: "Noch eine Idee, zusätzlich zu der in meiner ersten Mail: {}",
    ask: "Wäre das ein Gespräch für den Podcast?",
    sign_off: ("Viele Grüße", "Mit freundlichen Grüßen"),
    link: "Mehr dazu: {}",
    subject: "Idee für eine Folge: {}",
};
const FRENCH: Frame = Frame {
    quotes: ("«\u{202f}", "\u{202f}»"),
    greeting: ("Bonjour {},", "Bonjour,"),
    greets_by_full_name: false,
    spoken: "Dans {}, on entend cette phrase\u{202f}: {}",
    notes: "On lit dans les notes de {}\u{202f}: {}",
    description: "On lit dans la description du podcast\u{202f}: {}",
    episode: "Je vous écris au sujet de l’épisode {}.",
    episode_subject: "Je vous écris au sujet de l’épisode {} et d’un de ses thèmes\u{202f}: {}.",
    idea: "Une idée d’épisode\u{202f}: {}",
    ideas: "Quelques idées d’épisode\u{202f}:",
    first_person: "Je m’appelle {}.",
    third_person: "La personne que je propose\u{202f}: {}.",
    is: (" est ", &[" et ", " qui "]),
    another: "Une autre idée, en plus de celle de mon premier message\u{202f}: {}",
    ask: "Est-ce une conversation qui vous intéresserait\u{202f}?",
    sign_off: ("Bien à vous,", "Cordialement,"),
    link: "Pour en savoir plus\u{202f}: {}",
    subject: "Idée d’épisode\u{202f}: {}",
};
const SPANISH: Frame = Frame {
    quotes: ("«", "»"),
    greeting: ("Hola, {}:", "Hola:"),
    greets_by_full_name: false,
    spoken: "En {} se oye esta frase: {}",
    notes: "En las notas de {} se lee: {}",
    description: "En la descripción del pódcast se lee: {}",
    episode: "Escribo a propósito del episodio {}.",
    episode_subject: "Escribo a propósito del episodio {} y de uno de sus temas: {}.",
    idea: "Una idea para un episodio: {}",
    ideas: "Ideas para un episodio:",
    first_person: "Me llamo {}.",
    third_person: "Mi propuesta para la entrevista: {}.",
    is: (" es ", &[" y ", " e ", " que "]),
    another: "Otra idea, además de la de mi primer correo: {}",
    ask: "¿Sería una conversación interesante para el pódcast?",
    sign_off: ("Un saludo,", "Saludos cordiales,"),
    link: "Más información: {}",
    subject: "Idea para un episodio: {}",
};
const PORTUGUESE: Frame = Frame {
    quotes: ("“", "”"),
    greeting: ("Olá, {},", "Olá,"),
    greets_by_full_name: false,
    spoken: "Em {} ouve-se esta frase: {}",
    notes: "Nas notas de {} lê-se: {}",
    description: "Na descrição do podcast lê-se: {}",
    episode: "Escrevo a propósito do episódio {}.",
    episode_subject: "Escrevo a propósito do episódio {} e de um dos seus temas: {}.",
    idea: "Uma ideia para um episódio: {}",
    ideas: "Ideias para um episódio:",
    first_person: "O meu nome é {}.",
    third_person: "A minha sugestão para a entrevista: {}.",
    is: (" é ", &[" e ", " que "]),
    another: "Mais uma ideia, além da que enviei no primeiro e-mail: {}",
    ask: "Seria uma conversa interessante para o podcast?",
    sign_off: ("Cumprimentos,", "Atenciosamente,"),
    link: "Mais informações: {}",
    subject: "Ideia para um episódio: {}",
};
const NORWEGIAN: Frame = Frame {
    quotes: ("«", "»"),
    greeting: ("Hei, {}!", "Hei!"),
    greets_by_full_name: false,
    spoken: "I {} faller denne setningen: {}",
    notes: "I notatene til {} står det: {}",
    description: "I beskrivelsen av podkasten står det: {}",
    episode: "Jeg skriver om episoden {}.",
    episode_subject: "Jeg skriver om episoden {} og et av temaene i den: {}.",
    idea: "En idé til en episode: {}",
    ideas: "Ideer til en episode:",
    first_person: "Jeg heter {}.",
    third_person: "Gjesten jeg foreslår: {}.",
    is: (" er ", &[" og ", " som "]),
    another: "En idé til, i tillegg til den i forrige e-post: {}",
    ask: "Er dette en samtale for dere?",
    sign_off: ("Hilsen", "Vennlig hilsen"),
    link: "Mer her: {}",
    subject: "Idé til en episode: {}",
};
/// Facts and gaps alone.
const GAPS: Frame = Frame {
    quotes: ("“", "”"),
    greeting: ("[your greeting] {}", "[your greeting]"),
    greets_by_full_name: true,
    spoken: "{} {}",
    notes: "{} {}",
    description: "{}",
    episode: "{}",
    episode_subject: "{}",
    idea: "{}",
    ideas: "[your words on the ideas]",
    first_person: "{}",
    third_person: "{}",
    is: (" ", &[]),
    another: "",
    ask: "[your question]",
    sign_off: ("[your sign-off]", "[your sign-off]"),
    link: "{}",
    subject: "{}",
};

impl Composer<'_> {
    fn frame(&self) -> Option<&'static Frame> {
        match self.language {
            PitchLanguage::English => None,
            PitchLanguage::German => Some(&GERMAN),
            PitchLanguage::French => Some(&FRENCH),
            PitchLanguage::Spanish => Some(&SPANISH),
            PitchLanguage::Portuguese => Some(&PORTUGUESE),
            PitchLanguage::Norwegian => Some(&NORWEGIAN),
            PitchLanguage::Other => Some(&GAPS),
        }
    }

    /// Subject and body in the language of the show. `None` for English.
    pub(super) fn translated(&self) -> Option<(String, String)> {
        let frame = self.frame()?;
        let template = self.options.template;
        let mut paragraphs = vec![self.translated_greeting(frame), self.translated_reason(frame)];
        // Without sentences for the language, the words that connect the facts are the user's.
        if self.language == PitchLanguage::Other && self.hook.is_some() {
            paragraphs.push(YOUR_REASON.to_owned());
        }
        paragraphs.push(self.translated_ideas(frame, template == BuiltInTemplateName::TopicsIdeas));
        paragraphs.push(self.translated_person(frame, template == BuiltInTemplateName::UltraConcise));
        if template != BuiltInTemplateName::UltraConcise {
            let urls = [&self.guest.one_pager_url, &self.guest.website_url];
            let url = urls.into_iter().flatten().find(|url| !url.trim().is_empty());
            paragraphs.extend(url.map(|url| frame.link.replacen("{}", url.trim(), 1)));
        }
        paragraphs.push(frame.ask.to_owned());
        paragraphs.push(self.translated_signature(frame));
        let idea = self.main_idea().map(|idea| idea.trim().trim_end_matches(['.', '!']));
        // A long idea is the subject line alone, and the guest's name is one for the longest.
        let lines = idea.map(|idea| [frame.subject.replacen("{}", idea, 1), idea.to_owned()]).into_iter().flatten();
        let mut lines = lines.chain([frame.subject.replacen("{}", &self.guest.full_name(), 1)]);
        let subject =
            lines.find(|line| line.chars().count() <= MAX_SUBJECT_CHARS).unwrap_or_else(|| "[your subject]".to_owned());
        Some((subject, paragraphs.join("\n\n")))
    }

    /// The body of a follow-up with another idea or with a fact, in the language of the show. `None` for English. How it
    /// refers to the first mail is the user's.
    pub(super) fn translated_addition(&self, fact: Option<&str>) -> Option<String> {
        let frame = self.frame()?;
        let mut paragraphs = vec![self.translated_greeting(frame)];
        match (fact, self.ideas.first()) {
            (None, Some(idea)) if !frame.another.is_empty() => {
                paragraphs.push(frame.another.replacen("{}", &frame.idea_in_quotes(idea), 1));
            }
            (fact, _) => {
                paragraphs.push("[your words on your first mail]".to_owned());
                let link = fact.map(|fact| frame.link.replacen("{}", fact, 1));
                paragraphs.push(link.unwrap_or_else(|| self.translated_ideas(frame, false)));
            }
        }
        paragraphs.extend([frame.ask.to_owned(), self.translated_signature(frame)]);
        Some(paragraphs.join("\n\n"))
    }

    fn translated_signature(&self, frame: &Frame) -> String {
        let sign_off = if self.options.tone == Tone::Formal { frame.sign_off.1 } else { frame.sign_off.0 };
        let sender = self.sender_name().unwrap_or_else(|| "[sender name]".to_owned());
        let below =
            [self.sender_line(&self.sender.title), self.company_name(), self.sender_line(&self.sender.signature)];
        let lines: Vec<String> = [sign_off.to_owned(), sender].into_iter().chain(below.into_iter().flatten()).collect();
        lines.join("\n")
    }

    fn translated_greeting(&self, frame: &Frame) -> String {
        let names: Vec<&str> = self
            .hosts
            .iter()
            .filter_map(|name| if frame.greets_by_full_name { Some(name.as_str()) } else { first_name(name) })
            .collect();
        match names.as_slice() {
            [one] => frame.greeting.0.replacen("{}", one, 1),
            _ => frame.greeting.1.to_owned(),
        }
    }

    fn translated_reason(&self, frame: &Frame) -> String {
        let Some(hook) = self.hook else { return YOUR_REASON.to_owned() };
        let words = hook.quote.as_deref().map(|quote| frame.quoted(quote));
        match (hook.kind, words) {
            (HookKind::Transcript, Some(words)) => {
                frame.spoken.replacen("{}", &self.translated_reference(frame, hook), 1).replacen("{}", &words, 1)
            }
            (HookKind::EpisodeNotes, Some(words)) => {
                frame.notes.replacen("{}", &self.translated_reference(frame, hook), 1).replacen("{}", &words, 1)
            }
            (HookKind::ShowDescription, Some(words)) => frame.description.replacen("{}", &words, 1),
            _ => self.translated_episode(frame, hook),
        }
    }

    /// The episode, with the subject when its title does not name it. The subject is in the language of the profile.
    fn translated_episode(&self, frame: &Frame, hook: &Hook) -> String {
        let episode = self.translated_reference(frame, hook);
        match self.unnamed_subject(hook).filter(|_| self.has_profile_language) {
            Some(subject) => frame.episode_subject.replacen("{}", &episode, 1).replacen("{}", &subject, 1),
            None => frame.episode.replacen("{}", &episode, 1),
        }
    }

    fn translated_reference(&self, frame: &Frame, hook: &Hook) -> String {
        let title = frame.marked(clean_title(hook.episode_title.as_deref().unwrap_or_default(), &self.show.title));
        let day = hook.published.filter(|day| (self.now - *day).num_days() > DATED_DAYS);
        day.map_or(title.clone(), |day| format!("{title} ({}/{})", day.month(), day.year()))
    }

    fn translated_ideas(&self, frame: &Frame, is_list: bool) -> String {
        match self.ideas.as_slice() {
            [] => "[your idea for an episode]".to_owned(),
            ideas if is_list && ideas.len() > 1 => {
                let lines: Vec<String> = ideas.iter().take(3).map(|idea| format!("- {}", idea.trim())).collect();
                format!("{}\n{}", frame.ideas, lines.join("\n"))
            }
            [idea, ..] => frame.idea.replacen("{}", &frame.idea_in_quotes(idea), 1),
        }
    }

    fn translated_person(&self, frame: &Frame, is_short: bool) -> String {
        let name = self.guest.full_name();
        if name.is_empty() {
            return "[guest name]".to_owned();
        }
        let sentence = if self.is_first_person() { frame.first_person } else { frame.third_person };
        let sentence = sentence.replacen("{}", &name, 1);
        if is_short {
            return sentence;
        }
        // A bio in the third person serves a pitch on the guest's behalf only.
        let bio = first_sentence(&self.guest.short_bio)
            .filter(|bio| self.has_profile_language && !self.is_first_person() && word_count(bio) <= MAX_BIO_WORDS)
            .filter(|bio| self.language != PitchLanguage::Other && crate::hostile_text::is_quotable(bio));
        match bio {
            Some(bio) => self.translated_role(frame, bio).unwrap_or_else(|| format!("{sentence} {bio}")),
            None => format!("{sentence} [one sentence about the guest]"),
        }
    }
}

impl Composer<'_> {
    /// The name with the role after it, and the next sentence of the bio: a name is not repeated. `None` when the bio does
    /// not begin with "Name is".
    fn translated_role(&self, frame: &Frame, bio: &str) -> Option<String> {
        let name = self.guest.full_name();
        let rest = bio.strip_prefix(name.as_str())?.strip_prefix(frame.is.0)?.trim_end_matches(['.', '!']);
        let end = frame.is.1.iter().chain(&[", ", "; "]).filter_map(|word| rest.find(word)).min();
        let role = rest[..end.unwrap_or(rest.len())].trim();
        if role.is_empty() || self.language == PitchLanguage::Other {
            return None;
        }
        let person = frame.third_person.replacen("{}", &format!("{name}, {role}"), 1);
        let next = sentences(&self.guest.short_bio).map(|(_, sentence)| sentence).nth(1).filter(|next| {
            !next.contains(&name) && word_count(next) <= MAX_BIO_WORDS && crate::hostile_text::is_quotable(next)
        });
        Some(next.map_or(person.clone(), |next| format!("{person} {next}")))
    }
}

impl Frame {
    fn idea_in_quotes(&self, idea: &str) -> String {
        quoted_topic(idea.trim().trim_end_matches(['.', '!']), |text| self.marked(text))
    }

    fn marked(&self, text: &str) -> String {
        let inner = text.trim().replace(['“', '”', '„', '"', '«', '»'], "'");
        format!("{}{inner}{}", self.quotes.0, self.quotes.1)
    }

    /// A quotation, which ends its sentence.
    fn quoted(&self, text: &str) -> String {
        self.marked(text.trim().trim_matches(['“', '”', '„', '"', '«', '»', ' ']))
    }
}
