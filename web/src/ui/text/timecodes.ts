/** Finds timecodes in a text: "12:34", "1:02:09". */

export interface TextPart {
  text: string;
  seconds: number | null;
}

const TIMECODE = /(?<![\w:.])((?:\d{1,2}:)?[0-5]?\d:[0-5]\d)(?![\d:])/g;

export function timecodeToSeconds(timecode: string): number {
  return timecode.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

export function splitTimecodes(text: string): TextPart[] {
  return text
    .split(TIMECODE)
    .map((part, index) => ({ text: part, seconds: index % 2 === 1 ? timecodeToSeconds(part) : null }))
    .filter((part) => part.text !== '');
}
