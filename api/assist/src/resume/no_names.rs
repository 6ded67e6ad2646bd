//! Lines at the top of a resume that are written like a name: companies, schools and offices.

use super::headings::undecorated;
use earshot_model::fold_text;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Legal forms at the end of a company's name, without dots, in any case.
const LEGAL_FORMS: &[&str] = &[
    "ltd",
    "limited",
    "llc",
    "llp",
    "inc",
    "incorporated",
    "corp",
    "corporation",
    "plc",
    "gmbh",
    "mbh",
    "sarl",
    "sas",
    "srl",
    "pty",
    "aps",
    "asa",
    "oyj",
    "lda",
    "ltda",
    "ооо",
    "оао",
];
/// Legal forms that are also parts of names in other letters: in capitals.
const CAPITAL_LEGAL_FORMS: &[&str] =
    &["AB", "AG", "AS", "A/S", "BV", "CO", "KG", "KK", "NV", "OY", "SA", "SE", "SPA", "UG"];
/// Parts of the names of organizations in Chinese, Japanese and Korean.
const CJK_ORGANIZATIONS: &[&str] = &[
    "会社",
    "會社",
    "公司",
    "集团",
    "集團",
    "大学",
    "大學",
    "学院",
    "學院",
    "学校",
    "學校",
    "高校",
    "研究所",
    "研究室",
    "研究院",
    "病院",
    "医院",
    "醫院",
    "協会",
    "协会",
    "協會",
    "学会",
    "學會",
    "財団",
    "财团",
    "基金",
    "法人",
    "銀行",
    "银行",
    "新聞",
    "放送",
    "出版",
    "事務所",
    "事务所",
    "工房",
    "중심",
    "회사",
    "대학",
    "학교",
    "병원",
    "협회",
    "재단",
    "연구소",
    "출판",
    "방송",
    "은행",
];
/// Offices and professions in Chinese, Japanese and Korean.
const CJK_OFFICES: &[&str] = &[
    "教授",
    "講師",
    "讲师",
    "作家",
    "医師",
    "医生",
    "醫生",
    "弁護士",
    "律师",
    "律師",
    "研究者",
    "研究員",
    "研究员",
    "代表",
    "取締役",
    "社長",
    "編集",
    "编辑",
    "記者",
    "记者",
    "監督",
    "导演",
    "俳優",
    "演员",
    "歌手",
    "専門家",
    "专家",
    "経営者",
    "起業家",
    "企业家",
    "写真家",
    "摄影师",
    "音楽家",
    "评论家",
    "社員",
    "職員",
    "部長",
    "課長",
    "所長",
    "院長",
    "会長",
    "理事",
    "顧問",
    "总裁",
    "经理",
    "工程师",
    "董事",
    "교수",
    "작가",
    "의사",
    "변호사",
];
/// Ends of the names of places in Chinese and Japanese.
const CJK_PLACES: [char; 7] = ['都', '府', '県', '县', '市', '区', '町'];

static WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let lines = include_str!("no_names.txt").lines().filter(|line| !line.starts_with('#'));
    let words = lines.filter_map(|line| line.split_once(": ")).flat_map(|(_, words)| words.split(' '));
    words.map(fold_text).collect()
});

/// Whether words that are written like a name are those of an organization or an office.
pub(super) fn is_organization_or_office(words: &[&str]) -> bool {
    let is_legal_form = words.last().is_some_and(|last| {
        let form = last.replace('.', "");
        CAPITAL_LEGAL_FORMS.contains(&form.as_str()) || LEGAL_FORMS.contains(&form.to_lowercase().as_str())
    });
    is_legal_form || words.iter().any(|word| WORDS.contains(&fold_text(undecorated(word))))
}

/// The same for a text in Chinese, Japanese or Korean, which may also be a place.
pub(super) fn is_cjk_description(text: &str) -> bool {
    let parts = CJK_ORGANIZATIONS.iter().chain(CJK_OFFICES);
    text.ends_with(CJK_PLACES) || parts.into_iter().any(|part| text.contains(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn organizations_and_offices_are_no_names() {
        let is_none = |text: &str| is_organization_or_office(&text.split_whitespace().collect::<Vec<_>>());
        for text in [
            "Harbour Books Ltd.",
            "Bath Looms GmbH",
            "Acme S.A.",
            "University of Bath",
            "Universität Bern",
            "Éditions du Port",
            "Senior Product Manager",
            "Издательство Волна",
            "Lovelace Brothers",
        ] {
            assert!(is_none(text), "{text}");
        }
        for text in ["Ada Lovelace", "José de Sá", "Charlotte Church", "Анна Петрова", "Sas van Gent"] {
            assert!(!is_none(text), "{text}");
        }
        assert!(
            is_cjk_description("株式会社ハーバー") && is_cjk_description("代表取締役") && is_cjk_description("横浜市")
        );
        assert!(!is_cjk_description("山田花子") && !is_cjk_description("김민수") && !is_cjk_description("王小明"));
    }
}
