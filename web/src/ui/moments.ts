/** Times written in a text: "12:34", "1:02:09". */

export interface TextPart {
  text: string;
  seconds: number | null;
}

const MOMENT = /(?<![\w:.])((?:\d{1,2}:)?[0-5]?\d:[0-5]\d)(?![\d:])/g;

export function toSeconds(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

export function cutMoments(text: string): TextPart[] {
  return text
    .split(MOMENT)
    .map((part, place) => ({ text: part, seconds: place % 2 === 1 ? toSeconds(part) : null }))
    .filter((part) => part.text !== '');
}
