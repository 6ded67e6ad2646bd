//! Headings of resumes in fourteen languages.

use super::section::Section::{self, Appearances, Awards, Contact, Expertise, Other, References, Summary, Topics};
use earshot_model::fold_text;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The longest heading, in bytes.
const MAX_HEADING_BYTES: usize = 120;
/// What joins two headings: "Awards & publications".
const JOINTS: [&str; 15] =
    [" & ", " and ", " und ", " y ", " et ", " e ", " en ", " og ", " och ", " ja ", " и ", " / ", "/", "・", "、"];
/// Signs around headings: bars, boxes, brackets, numbers of sections.
const DECORATION: &str = "-–—_=*#|~•■□●◆◇▪▶【】[]＜＞<>()（）.:： \t\u{a0}\u{3000}";

/// Each kind of section with its headings, separated by bars.
#[rustfmt::skip]
const HEADINGS: [(Section, &[&str]); 8] = [
    (Summary, &[
        "summary|professional summary|career summary|executive summary|profile|professional profile|personal profile|about|about me|bio|biography|short bio|personal statement",
        "profil|kurzprofil|über mich|zusammenfassung|zur person|kurzbiografie|kurzbiographie|biografie|biographie",
        "perfil|perfil profesional|sobre mí|acerca de mí|resumen|resumen profesional|biografía",
        "à propos|à propos de moi|présentation|qui suis-je|résumé",
        "perfil profissional|sobre mim|resumo|resumo profissional|apresentação",
        "profiel|over mij|samenvatting|persoonlijk profiel",
        "profilo|profilo professionale|chi sono|sommario|presentazione|riepilogo",
        "om meg|sammendrag|samandrag|nøkkelkvalifikasjoner|om mig|kort om mig|sammanfattning|biografi",
        "profiili|tietoa minusta|yhteenveto|esittely",
        "о себе|обо мне|профиль|краткая информация|биография",
        "自己紹介|プロフィール|略歴|概要|職務要約",
    ]),
    (Expertise, &[
        "skills|key skills|core skills|technical skills|areas of expertise|expertise|core competencies|competencies|specialties|specialities|specializations|research interests",
        "kenntnisse|fähigkeiten|kompetenzen|kernkompetenzen|fachkenntnisse|schwerpunkte|fachgebiete|arbeitsschwerpunkte|besondere kenntnisse",
        "habilidades|competencias|aptitudes|conocimientos|especialidades|áreas de especialización|áreas de experiencia",
        "compétences|compétences clés|savoir-faire|domaines d'expertise|domaines de compétence|expertises",
        "aptidões|conhecimentos|áreas de atuação|áreas de especialização",
        "vaardigheden|competenties|specialisaties|vakgebieden|kernkwaliteiten",
        "competenze|capacità|abilità|competenze chiave|aree di competenza|specializzazioni|conoscenze",
        "kompetanse|ferdigheter|fagområder|kjernekompetanse|ekspertise|kompetencer|kernekompetencer|færdigheder|kompetens|kompetenser|färdigheter|kunskaper|expertis|expertområden",
        "osaaminen|taidot|asiantuntemus|ydinosaaminen",
        "навыки|ключевые навыки|профессиональные навыки|компетенции|экспертиза|области экспертизы|специализация",
        "スキル|専門|専門分野|得意分野|活かせる経験|強み",
    ]),
    (Topics, &[
        "topics|speaking topics|talk topics|interview topics|podcast topics|keynote topics|signature talks|signature topics",
        "themen|vortragsthemen|gesprächsthemen|interviewthemen|temas|temas de charla|temas de conferencias|temas de conversación|temas de palestras|tópicos",
        "sujets|thèmes|thématiques|thèmes d'intervention|sujets d'intervention|onderwerpen|thema's|temi|argomenti|temi di intervento",
        "temaer|emner|foredragstemaer|foredragsemner|ämnen|teman|föreläsningsämnen|aiheet|teemat",
        "темы|темы выступлений|темы для интервью|テーマ|講演テーマ|トピック|話せるテーマ",
    ]),
    (Awards, &[
        "awards|honors|honours|recognition|distinctions|prizes|achievements|accomplishments|grants|fellowships",
        "auszeichnungen|preise|ehrungen|stipendien|erfolge|premios|reconocimientos|distinciones|logros|becas|prix|récompenses|bourses",
        "prêmios|prémios|distinções|reconhecimentos|conquistas|bolsas|prijzen|onderscheidingen|prestaties|premi|riconoscimenti|borse di studio",
        "priser|utmerkelser|stipender|udmærkelser|hædersbevisninger|legater|utmärkelser|stipendier|palkinnot|tunnustukset|apurahat",
        "награды|премии|достижения|стипендии|受賞歴|受賞|表彰|受賞・表彰",
    ]),
    (Appearances, &[
        "media|media appearances|in the media|appearances|podcast appearances|podcasts|podcast interviews|interviews|press|radio|tv|as seen on|as heard on|featured on|featured in|speaking|speaking engagements|talks|invited talks",
        "medienauftritte|auftritte|medien|in den medien|presse|vorträge|apariciones|apariciones en medios|medios|en los medios|prensa|entrevistas|charlas|ponencias",
        "médias|dans les médias|apparitions|apparitions médiatiques|conférences|interventions|entretiens|mídia|na mídia|nos media|imprensa|palestras|aparições",
        "in de media|mediaoptredens|optredens|pers|lezingen|nei media|apparizioni|podcast|stampa|interviste|conferenze|interventi",
        "i media|medier|medieopptredener|podkaster|podcaster|intervjuer|foredrag|i medierne|medieoptrædener|medieframträdanden|poddar|föreläsningar",
        "mediassa|esiintymiset|podcastit|haastattelut|сми|в сми|выступления|подкасты|интервью|пресса|メディア出演|出演歴|メディア掲載|ポッドキャスト|講演歴|登壇歴",
    ]),
    (Contact, &[
        "contact|contact details|contact information|personal details|personal information|links|social media",
        "kontakt|kontaktdaten|persönliche daten|persönliche angaben|contacto|datos de contacto|datos personales|información personal|enlaces|redes sociales",
        "coordonnées|informations personnelles|liens|réseaux sociaux|contato|contatos|contactos|dados pessoais|informações pessoais|contactgegevens|persoonlijke gegevens",
        "contatti|contatto|recapiti|dati personali|informazioni personali|kontaktinformasjon|personalia|personlige opplysninger|lenker|kontaktoplysninger|personlige oplysninger|kontaktuppgifter|personuppgifter|länkar",
        "yhteystiedot|henkilötiedot|linkit|контакты|контактная информация|личные данные|ссылки|連絡先|基本情報|リンク",
    ]),
    (References, &["references|referees|referenzen|referencias|références|referências|referenties|referenze|referanser|referencer|referenser|suosittelijat|рекомендации|推薦者"]),
    (Other, &[
        "experience|work experience|professional experience|employment|employment history|career|career history|work history|education|academic background|publications|selected publications|books|languages|interests|hobbies|volunteering|volunteer experience|certifications|certificates|licenses|training|projects|memberships|affiliations|patents|courses|teaching",
        "berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|ausbildung|bildung|bildungsweg|studium|schulbildung|weiterbildung|weiterbildungen|veröffentlichungen|publikationen|sprachen|sprachkenntnisse|interessen|hobbys|ehrenamt|zertifikate|projekte|mitgliedschaften|praktika",
        "experiencia|experiencia laboral|experiencia profesional|trayectoria|formación|formación académica|educación|estudios|publicaciones|idiomas|intereses|aficiones|voluntariado|certificaciones|cursos|proyectos",
        "expérience|expériences|expérience professionnelle|expériences professionnelles|parcours|parcours professionnel|formation|formations|diplômes|études|langues|centres d'intérêt|loisirs|bénévolat|projets",
        "experiência|experiência profissional|formação|formação acadêmica|formação académica|educação|publicações|línguas|interesses|certificações|projetos",
        "werkervaring|ervaring|loopbaan|opleiding|opleidingen|onderwijs|publicaties|talen|talenkennis|hobby's|vrijwilligerswerk|certificaten|cursussen|projecten",
        "esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|istruzione|formazione|titoli di studio|pubblicazioni|lingue|interessi|volontariato|certificazioni|corsi|progetti",
        "erfaring|arbeidserfaring|yrkeserfaring|utdanning|utdannelse|publikasjoner|språk|interesser|verv|frivillig arbeid|kurs|sertifikater|prosjekter|erhvervserfaring|uddannelse|publikationer|sprog|frivilligt arbejde|kurser|certifikater|projekter|erfarenhet|arbetslivserfarenhet|yrkeserfarenhet|utbildning|intressen|certifikat|projekt",
        "työkokemus|kokemus|koulutus|julkaisut|kielitaito|kielet|harrastukset|kurssit|projektit",
        "опыт работы|опыт|образование|публикации|языки|знание языков|интересы|хобби|курсы|сертификаты|проекты",
        "職歴|職務経歴|学歴|資格|免許|著書|論文|言語|語学|趣味|志望動機|研究業績",
    ]),
];

/// Titles of the document, which are neither headings nor names.
const TITLES: &str = "curriculum vitae|cv|resume|résumé|lebenslauf|currículum|curriculo|currículo|hoja de vida|levensloop|meritförteckning|ansioluettelo|резюме|履歴書|職務経歴書";

static SECTIONS: LazyLock<HashMap<String, Section>> = LazyLock::new(|| {
    let mut sections = HashMap::new();
    for (section, lists) in HEADINGS {
        for heading in lists.iter().flat_map(|list| list.split('|')) {
            // A word of two languages keeps its first meaning.
            sections.entry(heading_key(heading)).or_insert(section);
        }
    }
    sections
});

fn heading_key(text: &str) -> String {
    fold_text(&text.replace('’', "'"))
}

/// A text without the signs around it.
pub(super) fn undecorated(text: &str) -> &str {
    text.trim_matches(|letter: char| DECORATION.contains(letter))
}

/// Whether a line is the title of the document.
pub(super) fn is_title(line: &str) -> bool {
    let key = heading_key(undecorated(line));
    TITLES.split('|').any(|title| heading_key(title) == key)
}

/// The section that a line begins, if it is a heading and nothing else.
pub(super) fn section_of(line: &str) -> Option<Section> {
    let text = undecorated(line);
    let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit() || DECORATION.contains(letter));
    if text.is_empty() || text.len() > MAX_HEADING_BYTES {
        return None;
    }
    let key = heading_key(&joined_letters(text));
    if let Some(section) = SECTIONS.get(&key) {
        return Some(*section);
    }
    // All parts must be headings: "Skills in media" is none.
    JOINTS.iter().find_map(|joint| {
        let mut parts = key.split(*joint).map(|part| SECTIONS.get(part.trim()).copied());
        let first = parts.next().flatten().filter(|_| key.contains(*joint))?;
        parts.all(|part| part.is_some()).then_some(first)
    })
}

/// The section and the rest of a line such as "Skills: welding, statics".
pub(super) fn inline_section(line: &str) -> Option<(Section, &str)> {
    let (label, rest) = line.split_once([':', '：'])?;
    let rest = rest.trim();
    (!rest.is_empty() && !rest.starts_with("//")).then(|| section_of(label)).flatten().map(|section| (section, rest))
}

/// Joins letters that a layout spaces: "S K I L L S".
fn joined_letters(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_spaced = words.len() >= 4 && words.iter().all(|word| word.chars().count() == 1);
    if is_spaced { words.concat() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_of_all_languages_are_recognized() {
        for (heading, section) in [
            ("SKILLS", Expertise),
            ("Awards & Publications", Awards),
            ("3. Über mich", Summary),
            ("Auszeichnungen und Preise:", Awards),
            ("Áreas de especialización", Expertise),
            ("Domaines d’expertise", Expertise),
            ("Prêmios e distinções", Awards),
            ("— Werkervaring —", Other),
            ("Nei media", Appearances),
            ("Fagområder", Expertise),
            ("Udmærkelser", Awards),
            ("Arbetslivserfarenhet", Other),
            ("Yhteystiedot", Contact),
            ("Ключевые навыки", Expertise),
            ("Награды и премии", Awards),
            ("【受賞歴】", Awards),
            ("■ メディア出演", Appearances),
            ("学歴・職歴", Other),
            ("S K I L L S", Expertise),
        ] {
            assert_eq!(section_of(heading), Some(section), "{heading}");
        }
        for line in ["Skills in media", "I like podcasts", "", "Awards: Best book", "2015"] {
            assert_eq!(section_of(line), None, "{line}");
        }
        assert_eq!(inline_section("Kompetenzen: Statik, Holzbau"), Some((Expertise, "Statik, Holzbau")));
        assert_eq!(inline_section("専門：睡眠"), Some((Expertise, "睡眠")));
        assert_eq!(inline_section("Links: //x.example"), None);
        assert!(is_title("Curriculum Vitae") && is_title("履歴書") && !is_title("Ada Lovelace"));
    }
}
