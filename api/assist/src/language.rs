//! Function words of ten languages: words that are never a subject. A text's language is read from them.

use earshot_model::script::is_unspaced;
use earshot_text::analyze::{Language, base_language, fold_word, words};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Words of a text that are read for its language.
const MAX_WORDS: usize = 3_000;
/// Fewer function words do not decide a language.
const MIN_HITS: usize = 4;
/// The least share of function words among all words.
const MIN_SHARE: f32 = 0.15;
/// How far the language must be ahead of the next one.
const MIN_LEAD: f32 = 1.2;

/// The language, and its articles, pronouns, prepositions, conjunctions, auxiliaries and words for times and amounts.
const LISTS: [(&str, &str); 10] = [
    (
        "en",
        "a about after all also an and any are as at be because been before but by can did do does down for from had has have he her him his how i if in into is it its more most my no not of off on one or our out over she so some than that the their them then there these they this those to under until up was we were what when where which while who why will with without would you your",
    ),
    (
        "de",
        "aber alle allem allen aller alles als also am an ander andere anderen anderer anderes auch auf aus bei beim bin bis bist da dabei dadurch daher dahin damit danach dann dar daran darauf darum darüber das dass dazu dein deine dem den denn der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort drei du durch ein eine einem einen einer eines einfach einmal er erst es etwas euch euer eure folge für ganz ganze ganzen gar gegen gibt gilt hab habe haben hat hatte hatten her heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jahr jahre jahren jede jedem jeden jeder jedes jetzt kann kein keine keinem keinen keiner können könnte macht machen mal man mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit selbst sich sie sind so soll sollen sollte sondern sonst über um und uns unser unsere unter viel viele vielen vom von vor war waren warum was weg weil weiter welche welchem welchen welcher welches wenn wer werden wie wieder will wir wird wo woche wollen worden wurde wurden zu zum zur zwar zwei zwischen",
    ),
    (
        "nl",
        "aan al alle alles als altijd andere ben bij daar dan dat de der deze die dit doch doen door dus een eens elke en er ge geen geweest haar had heb hebben heeft hem het hier hij hoe hun iemand iets ik in is ja je jij jouw jullie kan kunnen maar me meer men met mij mijn moet na naar niet niets nog nu of om omdat onder ons onze ook op over reeds te tegen toch toen tot u uit uw van veel voor waar waarom waren was wat week we wel werd wie wij wil worden wordt zal ze zelf zich zij zijn zo zonder zou",
    ),
    (
        "sv",
        "alla allt alltså andra att av bara bland blev bli blir blivit de dem den denna deras dess det detta dig din dina ditt du där då efter ej eller en er ert ett från för ha hade han hans har hela helt henne hennes hon honom hur här i icke ingen inget inte jag kan man med mellan men mer mig min mina mitt mot mycket måste ni nu när någon något några och också om oss på sedan sig sin sina sitt ska skulle som så till under upp ur ut utan vad var vara varför varje varit vars vecka vem vi vid vilken vill är år åt över",
    ),
    (
        "no",
        "alle andre at av bare ble bli blir blitt både da de deg dem den denne der deres det dette din disse ditt du dykk eg ein eit eller en enn er et ett etter for fordi fra får få går gå gjør gjøre ha hadde han hans har hele helt hennes her hos hun hva hvem hver hvilke hvilken hvis hvor hvordan hvorfor i ikke ikkje ingen inn ja jeg kan kva kvifor kvar kor kun kunne man mange med meg meir mellom men mer mest min mine mitt mot mye må ned noe noen nokon nå når og også om opp oss over på samme seg selv si sin sine sitt skal skulle slik slike som så siste til to tre under uke uken ut uten vi vil ville vår våre være vært år åtte fire fem seks sju dager timer timers minutter",
    ),
    (
        "da",
        "af alle alt anden andet andre at bare begge blev blive bliver da de dem den denne der deres det dette dig din dine disse dog du efter eller en end er et for fordi fra få før god ham han hans har havde have hele hende hendes her hos hun hvad hvem hver hvilken hvis hvor hvordan hvorfor hvornår i ikke ind ingen intet jeg jer jeres kan kun kunne lige man mange med meget mellem men mere mest mig min mine mit må ned nej noget nogle nok nu når og også om op os over på samme selv sig sin sine sit skal skulle som så til uden ud uge under var ved vi vil ville vor være været år",
    ),
    (
        "fr",
        "à afin ai aller alors après as au aucun aussi autre autres aux avant avec avoir beaucoup bien car ce ceci cela celle celui ces cet cette ceux chaque chez comme comment contre d' dans de des depuis deux donc dont du elle elles en encore entre est et été être eu eux fait faire fois font ici il ils j' je jour l' la là le les leur leurs lors lui mais me même mes moi moins mon ne ni non nos notre nous on ont ou où par parce pas peu peut peuvent plus pour pourquoi près qu' quand que quel quelle quelles quels qui quoi s' sa sans se semaine ses si son sont sous sur ta te tes toi ton tous tout toute toutes très trois trop tu un une va vers vos votre vous ans années",
    ),
    (
        "es",
        "a al algo algún alguna algunas alguno algunos allí ante antes aquel aquella aquí así aun aunque cada cae casi como cómo con contra cual cuál cuando cuándo cuatro de del desde después día días dónde donde dos durante e el él ella ellas ellos en entre era eran es esa esas ese eso esos esta está están estar este esto estos fue fueron ha hace hacen hacer hacia han hasta hay he la las le les lo los más me mi mis mismo mucha muchas mucho muchos muy nada ni no nos nosotros nuestra nuestro o otra otras otro otros para pasa pasar pero poco por porque pues qué que quien quién se sea según semana ser si sí sido siempre sin sino sobre son su sus también tan tanto te tener tiene tienen toda todas todo todos tres tu tus un una uno unos usted va vamos y ya yo año años",
    ),
    (
        "pt",
        "à ao aos aquela aquele aqui as às até cada como com contra da das de dela dele deles depois desde dessa desse desta deste dia dias do dois dos e é ela elas ele eles em enquanto entre era eram essa esse esta está estão este eu faz fazem fazer foi foram há isso isto já lá lhe mais mas me mesmo meu meus minha minhas muito muitos na nada não nas nem no nos nós nossa nosso num numa o onde os ou outra outras outro outros para pela pelas pelo pelos per pode podem por porque porquê pouco qual quando que quem se sem semana sempre ser seu seus si só sobre são sua suas também tão te tem têm ter teu toda todas todo todos três tu tudo um uma umas uns vai vamos você vos ano anos",
    ),
    (
        "it",
        "a ad ai al alla alle allo altra altre altri altro anche ancora c' che chi ci ciò col come con contro cosa così cui da dai dal dalla dalle dallo degli dei del dell' della delle dello di dopo dove due e è ed era erano essere fa fanno fare fra già gli ha hanno ho i il in io l' la le lei li lo loro lui ma mai me meno mi mia mie mio molti molto ne nei nel nella nelle nello no noi non nostra nostro o ogni ora per perché però più poco poi proprio può qual quale quando quanto quel quella quelle quelli quello questa queste questi questo qui se sei sempre senza si sia siamo solo sono sta sua sue sui sul sulla sulle suo suoi tra tre troppo tu tutta tutte tutti tutto un una uno va vi voi settimana anni anno giorno",
    ),
];

/// Each folded word with the lists that have it, one bit for each.
static WORDS: LazyLock<HashMap<String, u16>> = LazyLock::new(|| {
    let mut words: HashMap<String, u16> = HashMap::new();
    for (at, (_, list)) in LISTS.iter().enumerate() {
        for word in list.split(' ') {
            let mut folded = String::new();
            fold_word(word, Language::Plain, &mut folded);
            *words.entry(folded).or_default() |= 1 << at;
        }
    }
    words
});

/// The function words of one language; none for a language without a list.
#[derive(Clone, Copy)]
pub(crate) struct FunctionWords {
    bit: u16,
}

impl FunctionWords {
    /// The list of a BCP 47 tag.
    pub(crate) fn of(tag: Option<&str>) -> Self {
        let base = tag.map(base_language);
        let base = match base.as_deref() {
            Some("nb" | "nn") => Some("no"),
            other => other,
        };
        let at = LISTS.iter().position(|(code, _)| Some(*code) == base);
        Self { bit: at.map_or(0, |at| 1 << at) }
    }

    pub(crate) fn contains(self, folded: &str) -> bool {
        self.bit != 0 && WORDS.get(folded).is_some_and(|lists| lists & self.bit != 0)
    }
}

/// The language that a text is written in, from its function words or its script. `None` when it is short or mixed.
#[must_use]
pub fn guess_language(text: &str) -> Option<&'static str> {
    if let Some(code) = by_script(text) {
        return Some(code);
    }
    let mut hits = [0_usize; LISTS.len()];
    let mut all = 0_usize;
    let mut folded = String::new();
    for word in words(text).filter(|word| !word.is_tail && !word.is_unspaced).take(MAX_WORDS) {
        folded.clear();
        fold_word(&text[word.range], Language::Plain, &mut folded);
        all += 1;
        let lists = WORDS.get(&folded).copied().unwrap_or_default();
        if lists != 0 {
            hits.iter_mut().enumerate().for_each(|(at, hits)| *hits += usize::from(lists & (1 << at) != 0));
        }
    }
    let mut order: Vec<usize> = (0..LISTS.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(hits[*at]));
    let (best, next) = (hits[order[0]], hits[order[1]]);
    let is_clear = best >= MIN_HITS && best as f32 >= MIN_SHARE * all as f32 && best as f32 >= MIN_LEAD * next as f32;
    // Norwegian and Danish share most function words; the two need no lead over each other.
    let are_near = matches!((LISTS[order[0]].0, LISTS[order[1]].0), ("no", "da") | ("da", "no"));
    let is_ahead = best as f32 >= MIN_LEAD * hits[order[2]] as f32;
    let has_share = best >= MIN_HITS && best as f32 >= MIN_SHARE * all as f32;
    (is_clear || (are_near && is_ahead && has_share)).then_some(LISTS[order[0]].0)
}

/// Whether people who speak one of the languages mostly follow the other.
#[must_use]
pub fn are_neighbors(left: &str, right: &str) -> bool {
    let is_nordic = |base: &str| matches!(base, "no" | "nb" | "nn" | "da" | "sv");
    is_nordic(&base_language(left)) && is_nordic(&base_language(right))
}

/// Whether two tags name one language. The two written forms of Norwegian count as one.
#[must_use]
pub fn is_same_language(left: &str, right: &str) -> bool {
    let base = |tag: &str| match base_language(tag).as_str() {
        "nb" | "nn" => "no".to_owned(),
        other => other.to_owned(),
    };
    base(left) == base(right)
}

fn by_script(text: &str) -> Option<&'static str> {
    let (mut letters, mut kana, mut hangul, mut han, mut greek, mut hebrew) = (0, 0, 0, 0, 0, 0);
    for letter in text.chars().take(4_000).filter(|letter| letter.is_alphabetic()) {
        letters += 1;
        match u32::from(letter) {
            0x3040..=0x30FF => kana += 1,
            0xAC00..=0xD7AF => hangul += 1,
            0x0370..=0x03FF => greek += 1,
            0x0590..=0x05FF => hebrew += 1,
            _ if is_unspaced(letter) => han += 1,
            _ => {}
        }
    }
    let is_most = |count: usize| count >= MIN_HITS && count * 2 > letters;
    if is_most(kana + han) && kana > 0 {
        return Some("ja");
    }
    [(hangul, "ko"), (greek, "el"), (hebrew, "he")].into_iter().find(|(count, _)| is_most(*count)).map(|(_, code)| code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_read_from_function_words() {
        let cases = [
            ("She teaches at a cookery school and wrote about refrigeration for the paper.", Some("en")),
            ("Sie berät in Köln Paare und hat ein Buch über Freundschaft geschrieben.", Some("de")),
            ("Hun er lege og har forsket på stress i femten år, og skriver bok om smerte.", Some("no")),
            ("Escreve sobre a infância em Portugal, trabalhou num museu e dá aulas em Coimbra.", Some("pt")),
            ("Coordinó la radio de emergencias en Valencia y escribe sobre las antenas.", Some("es")),
            ("睡眠の科学について話します。", Some("ja")),
            ("Rust, Kubernetes, DevOps", None),
            ("", None),
        ];
        for (text, expected) in cases {
            assert_eq!(guess_language(text), expected, "{text}");
        }
    }
}
