//! Writes PDF files.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::fmt::Write as _;
use std::io::Write as _;

/// Objects of a PDF file, numbered from 1.
#[derive(Default)]
pub struct PdfFile {
    objects: Vec<Vec<u8>>,
    trailer: String,
}

impl PdfFile {
    /// Adds an object. Returns its number.
    pub fn add(&mut self, content: impl Into<Vec<u8>>) -> usize {
        self.objects.push(content.into());
        self.objects.len()
    }

    pub fn add_stream(&mut self, entries: &str, content: &[u8]) -> usize {
        let mut object = format!("<< {entries} /Length {} >>\nstream\n", content.len()).into_bytes();
        object.extend_from_slice(content);
        object.extend_from_slice(b"\nendstream");
        self.add(object)
    }

    /// Replaces a text in all objects.
    pub fn replace(&mut self, from: &str, to: &str) {
        for object in &mut self.objects {
            if let Some(at) = memchr::memmem::find(object, from.as_bytes()) {
                object.splice(at..at + from.len(), to.bytes());
            }
        }
    }

    pub fn add_to_trailer(&mut self, entries: &str) {
        self.trailer.push_str(entries);
    }

    /// The file. Object 1 is the catalog.
    pub fn into_bytes(self) -> Vec<u8> {
        let mut bytes = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n".to_vec();
        let mut table = format!("xref\n0 {}\n0000000000 65535 f \n", self.objects.len() + 1);
        for (number, object) in self.objects.iter().enumerate() {
            let _ = writeln!(table, "{:010} 00000 n ", bytes.len());
            bytes.extend_from_slice(format!("{} 0 obj\n", number + 1).as_bytes());
            bytes.extend_from_slice(object);
            bytes.extend_from_slice(b"\nendobj\n");
        }
        let start = bytes.len();
        let size = self.objects.len() + 1;
        let end =
            format!("{table}trailer\n<< /Size {size} /Root 1 0 R {} >>\nstartxref\n{start}\n%%EOF\n", self.trailer);
        bytes.extend_from_slice(end.as_bytes());
        bytes
    }
}

pub fn compress(content: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).expect("memory");
    encoder.finish().expect("memory")
}

/// A file with one page per content stream, and the fonts F1 (Helvetica) and F2 (letters by their UTF-16 code).
pub fn pdf_with_contents(contents: &[Vec<u8>]) -> PdfFile {
    pdf_with_map("2 beginbfrange <0020> <007E> <0020> <0590> <05FF> <0590> endbfrange", contents)
}

/// The same with other ranges of letters for F2.
pub fn pdf_with_map(ranges: &str, contents: &[Vec<u8>]) -> PdfFile {
    let mut file = PdfFile::default();
    let first_page = 8;
    let kids: String = (0..contents.len()).map(|page| format!("{} 0 R ", first_page + 2 * page)).collect();
    file.add("<< /Type /Catalog /Pages 2 0 R >>");
    file.add(format!("<< /Type /Pages /Count {} /Kids [{kids}] >>", contents.len()));
    file.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
    file.add("<< /Type /Font /Subtype /Type0 /BaseFont /Letters /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 7 0 R >>");
    file.add("<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Letters /DW 500 /FontDescriptor 6 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>");
    file.add("<< /Type /FontDescriptor /FontName /Letters /Flags 4 /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontBBox [0 0 1000 1000] >>");
    let map = format!(
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def\n\
        1 begincodespacerange <0000> <FFFF> endcodespacerange\n\
        {ranges}\n\
        endcmap CMapName currentdict /CMap defineresource pop end end"
    );
    file.add_stream("", map.as_bytes());
    for (page, content) in contents.iter().enumerate() {
        let stream = first_page + 2 * page + 1;
        file.add(format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents {stream} 0 R \
            /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>"
        ));
        let compressed = compress(content);
        file.add_stream("/Filter /FlateDecode", &compressed);
    }
    file
}

/// The content of a page with these lines in Latin letters.
pub fn latin_lines(lines: &[&str]) -> Vec<u8> {
    let mut content = "BT /F1 12 Tf 72 720 Td 14 TL\n".to_owned();
    for line in lines {
        let _ = writeln!(content, "({}) Tj T*", line.replace('(', "\\("));
    }
    content.push_str("ET\n");
    content.into_bytes()
}

/// The content of a page with these lines as they are seen, from left to right.
pub fn seen_lines(lines: &[String]) -> Vec<u8> {
    let mut content = "BT /F2 12 Tf 72 720 Td 14 TL\n".to_owned();
    for line in lines {
        let codes: String = line.encode_utf16().map(|code| format!("{code:04X}")).collect();
        let _ = writeln!(content, "<{codes}> Tj T*");
    }
    content.push_str("ET\n");
    content.into_bytes()
}
