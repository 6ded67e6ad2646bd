//! Names in dates: months in many languages, eras, and markers of the half day.

use std::borrow::Cow;

/// Prefixes of month names in lower case. The longest matching prefix wins.
const MONTHS: &[(u32, &str)] = &[
    (1, "jan ene gen ian janv oca sty led янв січ яну ιαν tammi يناير ינואר ม.ค มกรา जनवरी"),
    (2, "feb fév fev febr lut úno şub sub фев лют φεβ helmi فبراير פברואר ก.พ กุมภา फ़रवरी फरवरी"),
    (3, "mar mär mrz maa mrt már març bře bre мар бер μαρ μάρ μάώ maalis مارس מרץ มี.ค มีนา मार्च"),
    (4, "apr avr abr ápr kwi dub nis апр кві απρ huhti أبريل ابريل אפריל เม.ย เมษา अप्रैल"),
    (5, "may mai mei mag maj máj maig kvě kve май мая тра μάι μαϊ μαΐ mayo touko مايو מאי พ.ค พฤษภา मई"),
    (6, "jun juin giu iun jún juny cze haz červn cervn čvn июн чер ιουν ιούν kesä kesa يونيو יוני มิ.ย มิถุนา जून"),
    (7, "jul juil lug iul júl lip tem červenec července čvc июл лип ιουλ ιούλ heinä heina يوليو יולי ก.ค กรกฎา जुलाई"),
    (8, "aug aoû aou ago agu ags sie srp ağu авг сер αυγ αύγ elo أغسطس اغسطس אוגוסט ส.ค สิงหา अगस्त"),
    (9, "sep set szept wrz zář zar eyl сен вер σεπ syys سبتمبر ספטמבר ก.ย กันยา सितंबर सितम्बर"),
    (10, "oct okt out ott paź paz říj rij eki окт жов οκτ loka أكتوبر اكتوبر אוקטובר ต.ค ตุลา अक्टूबर अक्तूबर"),
    (11, "nov noi lis kas ноя лис νοε νοέ marras نوفمبر נובמבר พ.ย พฤศจิกา नवंबर नवम्बर"),
    (12, "dec dez déc dic des gru pro ara дек гру δεκ joulu ديسمبر דצמבר ธ.ค ธันวา दिसंबर दिसम्बर"),
];

/// Parses the three-letter English month names, the most common case.
pub(super) fn parse_english_month(word: &[u8]) -> Option<u32> {
    const SHORT: [&[u8; 3]; 12] =
        [b"jan", b"feb", b"mar", b"apr", b"may", b"jun", b"jul", b"aug", b"sep", b"oct", b"nov", b"dec"];
    let position = SHORT.iter().position(|name| word.eq_ignore_ascii_case(*name))?;
    u32::try_from(position + 1).ok()
}

/// Returns the month number (1 to 12) of a word.
pub(super) fn parse_month(word: &str) -> Option<u32> {
    if let Some(month) = parse_english_month(word.as_bytes()) {
        return Some(month);
    }
    let lower = word.to_lowercase();
    let fits = |names: &'static str| names.split(' ').filter(|name| lower.starts_with(name)).map(str::len).max();
    let found = MONTHS.iter().filter_map(|(month, names)| fits(names).map(|length| (length, *month)));
    found.max_by_key(|(length, _)| *length).map(|(_, month)| month)
}

/// Returns true for a marker such as "pm", false for "am", and `None` for other words.
pub(super) fn parse_half_day(token: &str) -> Option<bool> {
    match token.to_lowercase().as_str() {
        "am" | "a.m." | "a.m" | "πμ" | "π.μ." | "midnight" => Some(false),
        "pm" | "p.m." | "p.m" | "μμ" | "μ.μ." | "noon" => Some(true),
        _ => None,
    }
}

/// Joins `p. m.` with a space to `pm`, so that it is one word. A browser's Spanish dates have a space that does not break.
pub(super) fn join_half_day(text: &str) -> Cow<'_, str> {
    let lower = text.to_ascii_lowercase();
    for half in ["a", "p"] {
        for space in [" ", "\u{a0}", "\u{202f}"] {
            let spaced = format!("{half}.{space}m");
            let Some(at) = lower.find(&spaced) else { continue };
            let end = at + spaced.len();
            let (before, after) = (&text[..at], text[end..].strip_prefix('.').unwrap_or(&text[end..]));
            if !before.ends_with(char::is_alphabetic) && !after.starts_with(char::is_alphabetic) {
                return Cow::Owned(format!("{before}{half}m{after}"));
            }
        }
    }
    Cow::Borrowed(text)
}

/// Whether the word after a number marks it as an hour: `18 Uhr`.
pub(super) fn is_hour_word(token: &str) -> bool {
    matches!(token.to_lowercase().as_str(), "uhr" | "h" | "hrs" | "o'clock" | "heures" | "uur")
}

/// Whether the word marks the next number as a month: Vietnamese `tháng 3`.
pub(super) fn is_month_prefix(token: &str) -> bool {
    matches!(token.to_lowercase().as_str(), "tháng" | "thg" | "thang")
}

/// Eras of Japan and Taiwan, with the year before their first.
const ERAS: [(&str, i32); 5] = [("令和", 2018), ("平成", 1988), ("昭和", 1925), ("民國", 1911), ("民国", 1911)];

/// Replaces the year of an era by ours: `令和6年` becomes `2024年`. The first year is written `元`.
fn replace_era(text: String) -> String {
    let found = ERAS.iter().find_map(|(name, before)| text.split_once(name).map(|(head, tail)| (head, tail, before)));
    let Some((head, tail, before)) = found else { return text };
    let tail = tail.trim_start();
    let digits = tail.find(|c: char| !c.is_ascii_digit()).unwrap_or(tail.len());
    let (year, rest) = match tail.strip_prefix('元') {
        Some(rest) => (1, rest),
        None => match tail[..digits].parse::<i32>() {
            Ok(year) if year < 1000 => (year, &tail[digits..]),
            _ => return text,
        },
    };
    format!("{head}{}{rest}", before + year)
}

/// Normalizes a date of another script. Korean, Chinese and Japanese mark the parts with a character; a separator in
/// its place gives ISO 8601. Decimal digits of other scripts become ASCII.
pub(super) fn fold_word(text: &str) -> String {
    let halves =
        [("오전", " am "), ("오후", " pm "), ("上午", " am "), ("下午", " pm "), ("午前", " am "), ("午後", " pm ")];
    let mut plain = String::with_capacity(text.len());
    let text = replace_era(text.chars().map(crate::feed::duration::ascii_digit).collect());
    for character in text.chars() {
        match character {
            '년' | '年' | '월' | '月' => plain.push('-'),
            '일' | '日' => plain.push(' '),
            '시' | '時' | '时' | '분' | '分' => plain.push(':'),
            '초' | '秒' => {}
            other => plain.push(other),
        }
    }
    for (name, half) in halves {
        plain = plain.replace(name, half);
    }
    // A separator joins directly to the next part; at the end it is dropped.
    while plain.contains("- ") || plain.contains(": ") {
        plain = plain.replace("- ", "-").replace(": ", ":");
    }
    plain.trim_end_matches([':', '-', ' ']).to_owned()
}
