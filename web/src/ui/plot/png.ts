/** Converts a plot to a PNG: inlines the computed styles of its SVG and draws it on a canvas. */

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Twice the size on screen, so that the image is sharp in a slide. */
const PIXEL_RATIO = 2;
const PADDING = 16;
const TITLE_PX = 15;
const LINE_PX = 20;
/** The average width of a letter of the title, as a share of the font size. */
const LETTER_WIDTH = 0.56;

// An SVG inside an image has no style sheet, so these properties become attributes.
const INLINED_PROPERTIES = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap', 'opacity',
  'font-family', 'font-size', 'font-weight', 'text-anchor', 'visibility',
];
/** Elements that show the pointer position. */
const POINTER_MARKS = '.recharts-tooltip-cursor, .recharts-active-dots';

/** Breaks text between words into lines of at most `maxChars` letters. */
export function wrapText(text: string, maxChars: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= maxChars) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function create(name: string, attributes: Readonly<Record<string, string | number>>, text?: string): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Copies a plot and its title into an SVG that needs no style sheet. */
function copyStandalone(plot: SVGSVGElement, title: string): { svg: SVGElement; width: number; height: number } {
  const { width, height } = plot.getBoundingClientRect();
  const look = getComputedStyle(plot);
  const copy = plot.cloneNode(true) as SVGSVGElement;
  const originals = plot.querySelectorAll('*');
  const copies = copy.querySelectorAll('*');
  copies.forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const property of INLINED_PROPERTIES) element.setAttribute(property, style.getPropertyValue(property));
    element.removeAttribute('class');
    element.removeAttribute('style');
    if (original.matches(POINTER_MARKS)) element.remove();
  });
  const lines = wrapText(title, Math.floor(width / (TITLE_PX * LETTER_WIDTH)));
  const top = PADDING + lines.length * LINE_PX + PADDING / 2;
  const size = { width: width + 2 * PADDING, height: top + height + PADDING };
  const svg = create('svg', { xmlns: NAMESPACE, ...size, viewBox: `0 0 ${size.width} ${size.height}` });
  svg.append(create('rect', { ...size, fill: look.getPropertyValue('--surface') }));
  lines.forEach((line, index) => {
    const text = { x: PADDING, y: PADDING + index * LINE_PX + TITLE_PX, fill: look.color, 'font-family': look.fontFamily, 'font-size': TITLE_PX, 'font-weight': 600 };
    svg.append(create('text', text, line));
  });
  const place = create('g', { transform: `translate(${PADDING} ${top})` });
  place.append(...copy.childNodes);
  svg.append(place);
  return { svg, ...size };
}

/** Draws a plot as a PNG in the current color scheme. Rejects when the browser cannot draw it. */
export async function drawPng(plot: SVGSVGElement, title: string): Promise<Blob> {
  const { svg, width, height } = copyStandalone(plot, title);
  const image = new Image();
  // Our Content Security Policy allows images from `data:`, not from `blob:`.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * PIXEL_RATIO);
  canvas.height = Math.round(height * PIXEL_RATIO);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas returned no image'))), 'image/png');
  });
}
