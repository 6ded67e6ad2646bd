//! PDF files, whole and hostile.

use crate::child::{read, run};
use crate::pdf_files::{PdfFile, compress, latin_lines, pdf_with_contents, pdf_with_map, seen_lines};
use earshot_extract::{ChildLimits, FileRejection};
use earshot_model::guest_profile::GuestFileType::Pdf;

#[test]
fn pages_are_lines_of_text() {
    let pages = [latin_lines(&["Ada Lovelace", "builds engines."]), latin_lines(&["Page two"])];
    let read = read(&pdf_with_contents(&pages).into_bytes()).expect("a PDF");
    assert_eq!(read.text, "Ada Lovelace\nbuilds engines.\n\nPage two");
    assert_eq!((read.file_type, read.skipped.len()), (Pdf, 0));
}

#[test]
fn hebrew_is_in_the_order_of_reading() {
    let lines = ["שלום לכולם, שמי עדה.", "אני בונה מנועים מאז 1995 בלונדון.", "Ada Lovelace שמי"];
    // As a browser prints them: reversed, with numbers and Latin words in their own order.
    let seen = [".הדע ימש ,םלוכל םולש", ".ןודנולב 1995 זאמ םיעונמ הנוב ינא", "ימש Ada Lovelace"];
    let page = seen_lines(&seen.map(str::to_owned));
    let read = read(&pdf_with_contents(&vec![page; 40]).into_bytes()).expect("a PDF");
    assert!(read.text.starts_with(&lines.join("\n")), "{:?}", read.text.lines().take(4).collect::<Vec<_>>());
    assert_eq!(read.text.matches("שלום").count(), 40);
}

/// Lines as browsers write them: each glyph is placed by itself, and the font lists the widths of digits as a range.
#[test]
fn glyphs_that_are_placed_one_by_one_are_words() {
    // The fonts of the file have letters of half the font size.
    let place = |text: &str, step: f64| {
        let glyphs: String = text.encode_utf16().map(|code| format!("<{code:04X}> Tj {step} 0 Td ")).collect();
        format!("BT /F2 12 Tf 1 0 0 1 72 720 Tm {glyphs} ET\n").into_bytes()
    };
    let pages = [place("Ada Quay, born 1978", 6.0), place("1,250,000 copies", 6.0), place("REASONS TO BE", 9.0)];
    let mut file = pdf_with_contents(&pages);
    file.replace("/DW 500", "/DW 120.5 /W [32 47 500 48 [500] 49 57 500 58 255 500]");
    let read = read(&file.into_bytes()).expect("a PDF");
    assert_eq!(read.text, "Ada Quay, born 1978\n\n1,250,000 copies\n\nREASONS TO BE");
}

#[test]
fn a_page_printed_by_a_browser_is_read_as_it_looks() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/cases/turn-3/87-pdf-browser/bio-chrome.pdf");
    let Ok(bytes) = std::fs::read(path) else {
        #[expect(clippy::print_stderr, reason = "what was not tested is said")]
        {
            eprintln!("SKIPPED: {path} is not there");
        }
        return;
    };
    let text = read(&bytes).expect("a PDF").text;
    for words in [
        "1978–2026",
        "1,250,000 copies",
        "Ada Quay is an award-winning",
        "AVATAR, To Wave",
        "WAVE TO YOU",
        "1.000.000 Euro",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn text_that_nobody_sees_is_reported() {
    let pages = [
        "BT /F1 12 Tf 72 720 Td (Seen) Tj 1 g 0 -20 Td (white) Tj ET",
        "BT /F1 12 Tf 72 720 Td (Seen) Tj 0 -20 Td /F1 1 Tf (tiny) Tj ET",
        "BT /F1 12 Tf 72 720 Td (Seen) Tj 9000 0 Td (outside) Tj ET",
        "BT /F1 12 Tf 72 720 Td (Seen) Tj 3 Tr 0 -20 Td (no ink) Tj ET",
        "0.1 0.1 0.4 rg 50 650 500 100 re f BT /F1 12 Tf 72 720 Td 1 1 1 rg (White on blue) Tj ET",
        "BT /F1 12 Tf 14 TL 72 720 Td (One) ' 0 0 (two) \" ET",
    ];
    let read = read(&pdf_with_contents(&pages.map(|page| page.as_bytes().to_vec())).into_bytes()).expect("a PDF");
    assert_eq!(read.text, "Seen\n\nSeen\n\nSeen\n\nSeen\n\nWhite on blue\n\nOne\ntwo");
    let reports: Vec<String> = read.skipped.iter().map(|part| format!("{}: {}", part.part, part.reason)).collect();
    let report = |page: usize, by: &str, text: &str| {
        format!("page {page}: Hidden text is not used, because it is {by}: “{text}”.")
    };
    let expected = [
        report(1, "in the color of the paper", "white"),
        report(2, "too small to read", "tiny"),
        report(3, "outside of the page", "outside"),
        report(4, "invisible", "no ink"),
    ];
    assert_eq!(reports, expected);
}

#[test]
fn damaged_pages_are_left_out() {
    let mut file = pdf_with_contents(&[latin_lines(&["Whole"]), b"BT /F9 12 Tf (no such font) Tj ET".to_vec()]);
    file.add("<< >>");
    let read = read(&file.into_bytes()).expect("one page is whole");
    assert_eq!(read.text, "Whole");
    assert_eq!(read.skipped.len(), 1, "{:?}", read.skipped);
    assert_eq!(read.skipped[0].part, "page 2");
}

#[test]
fn a_file_with_shifted_bytes_is_repaired() {
    let mut bytes = pdf_with_contents(&[latin_lines(&["Shifted"])]).into_bytes();
    bytes.splice(9..9, *b"% a line that a mail program added\r\n");
    assert_eq!(read(&bytes).expect("repaired").text, "Shifted");
    let mut cut = pdf_with_contents(&[latin_lines(&["Cut"])]).into_bytes();
    cut.truncate(cut.len() - 60);
    assert_eq!(read(&cut).expect("repaired").text, "Cut");
}

#[test]
fn a_pdf_with_a_password_is_named() {
    let mut file = pdf_with_contents(&[latin_lines(&["Secret"])]);
    let key = "00".repeat(32);
    file.add(format!("<< /Filter /Standard /V 1 /R 2 /O <{key}> /U <{key}> /P -44 >>"));
    file.add_to_trailer("/Encrypt 10 0 R /ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>]");
    assert_eq!(read(&file.into_bytes()), Err(FileRejection::PasswordProtected(Pdf)));
}

#[test]
fn bombs_are_rejected() {
    // 1 GB of zeros in a page, twice compressed.
    let gigabyte = {
        let block = compress(&vec![b' '; 64 << 20]);
        compress(&block.repeat(1))
    };
    let mut file = PdfFile::default();
    file.add("<< /Type /Catalog /Pages 2 0 R >>");
    file.add("<< /Type /Pages /Count 1 /Kids [3 0 R] >>");
    let contents: String = "4 0 R ".repeat(400);
    file.add(format!(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents [{contents}] /Resources << >> >>"
    ));
    file.add_stream("/Filter [/FlateDecode /FlateDecode]", &gigabyte);
    let bytes = file.into_bytes();
    assert!(bytes.len() < 100_000, "{}", bytes.len());
    let run = run(&bytes, &ChildLimits::default());
    let rejection = run.outcome.expect_err("25 GB of spaces are no text");
    assert!(matches!(rejection, FileRejection::TooMuchMemory(_) | FileRejection::TooMuchTime(_)), "{rejection:?}");
}

#[test]
fn a_map_of_billions_of_codes_is_left_out() {
    let both = [latin_lines(&["Read"]), seen_lines(&["letters".to_owned()])].concat();
    let range = "1 beginbfrange <00000000> <FFFFFFFF> <00000000> endbfrange";
    let bytes = pdf_with_map(range, &[both]).into_bytes();
    assert!(read(&bytes).expect("the other font is whole").text.starts_with("Read"));
}

#[test]
fn endless_structures_end() {
    // A page that is its own parent, and a tree of pages that contains itself.
    for (pages, page) in [
        ("<< /Type /Pages /Count 1 /Kids [2 0 R 3 0 R] >>", "<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>"),
        ("<< /Type /Pages /Count 1 /Kids [3 0 R] /Parent 2 0 R >>", "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>"),
    ] {
        let mut file = PdfFile::default();
        file.add("<< /Type /Catalog /Pages 2 0 R >>");
        file.add(pages);
        file.add(page);
        file.add_stream("", b"BT (x) Tj ET");
        let rejection = read(&file.into_bytes()).expect_err("no end");
        assert!(matches!(rejection, FileRejection::Damaged(Pdf) | FileRejection::TooMuchTime(Pdf)), "{rejection:?}");
    }
    let nested = format!("<< /Type /Catalog /Pages 2 0 R /X {}{} >>", "[".repeat(200_000), "]".repeat(200_000));
    let mut file = PdfFile::default();
    file.add(nested);
    assert_eq!(read(&file.into_bytes()), Err(FileRejection::Damaged(Pdf)));
}

#[test]
fn a_scan_has_no_text() {
    let file = pdf_with_contents(&[b"q 612 0 0 792 0 0 cm Q".to_vec()]);
    assert_eq!(read(&file.into_bytes()), Err(FileRejection::NoText));
    assert_eq!(read(b"%PDF-1.7 and no more"), Err(FileRejection::Damaged(Pdf)));
}
