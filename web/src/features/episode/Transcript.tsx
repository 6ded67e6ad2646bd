import { Anchor, Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { meQuery, transcriptQuery } from '../../api/queries';
import type { Episode } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatCount, formatTimecode, plural } from '../../ui/text/format';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { paths } from '../../urls/paths';
import { AssistantPanel } from '../../widgets/assistant/AssistantPanel';
import { ErrorState } from '../../widgets/ErrorState';
import { OwnCorrections } from './OwnCorrections';
import { SuggestCorrection } from './SuggestCorrection';
import { TranscriptDownloads } from './TranscriptDownloads';
import { TranscriptOrigin } from './TranscriptOrigin';
import type { Clip } from './useClip';
import classes from './Episode.module.css';
import { findTextMatches, nearestMatch } from './text-matches';
import { TranscriptSearchBar } from './TranscriptSearchBar';
import { UntimedTranscript } from './UntimedTranscript';
import { ParagraphView } from './ParagraphView';
import { partsOfParagraph, partsOfSentences } from './correctable-parts';
import { sentenceAt, sentenceAtLink, splitLines, toParagraphs } from './paragraphs';
import { formatQuote } from './quote';

interface TranscriptProps {
  episode: Episode;
  podcastTitle: string;
  /** The second in the URL. */
  startSecond: number | null;
  /** The clip in the URL. */
  clip?: Clip | null;
  onPlayClip?: () => void;
  /** The initial search text. */
  initialSearchText: string;
  /** The second of the player. */
  second: number | null;
  onSeek: (seconds: number) => void;
}

const NO_SENTENCES: never[] = [];

const describePreview = (shown: number, total: number | undefined) => `Showing the first ${plural(shown, 'sentence')}${total === undefined ? '' : ` of ${formatCount(total)}`}.`;

function scrollToSentence(place: number, smooth: boolean): void {
  const element = document.getElementById(`sentence-${place}`);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: smooth && !calm ? 'smooth' : 'auto' });
}

export function Transcript({ episode, podcastTitle, startSecond, clip = null, onPlayClip, initialSearchText, second, onSeek }: TranscriptProps) {
  const { data, isPending, isError, error, refetch } = useQuery(transcriptQuery(episode.episodeId));
  const sentences = data?.sentences ?? NO_SENTENCES;
  const paragraphs = useMemo(() => toParagraphs(sentences), [sentences]);
  const untimedText = sentences.length === 0 ? (data?.textWithoutTimes ?? '') : '';
  const lines = data?.lines;
  const untimedParagraphs = useMemo(() => splitLines(lines?.length ? lines : untimedText.split('\n').map((text) => ({ text, speaker: null }))), [lines, untimedText]);
  const texts = useMemo(() => (untimedText ? untimedParagraphs.map(({ text }) => text) : paragraphs.flatMap((paragraph) => paragraph.sentences.map((sentence) => sentence.text))), [untimedText, untimedParagraphs, paragraphs]);
  const [searchText, setSearchText] = useState(initialSearchText);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: me } = useQuery(meQuery);
  const canCorrect = Boolean(me?.user) && (sentences.length > 0 || Boolean(lines?.length)) && !data?.truncated;
  // The index of the sentence, or of the paragraph without times, for which the reader suggests another text.
  const [corrected, setCorrected] = useState<number | null>(null);
  const correctedParagraph = corrected === null ? undefined : paragraphs.findLast(({ first }) => first <= corrected);
  const correctedLine = corrected === null ? undefined : untimedParagraphs[corrected];
  const [isAutoScrolling, setIsAutoScrolling] = useState(false);
  const matches = useMemo(() => findTextMatches(texts, searchText), [texts, searchText]);
  const timedSentence = startSecond === null ? -1 : sentenceAtLink(sentences, startSecond);
  // A link to a match has its text and its second, which is an estimate. The match nearest to it is the place that is linked.
  const isInitialSearch = initialSearchText !== '' && searchText === initialSearchText;
  const linkedMatch = isInitialSearch && timedSentence >= 0 ? nearestMatch(matches, timedSentence) : -1;
  const linkedSentence = matches[linkedMatch]?.sentence ?? timedSentence;
  // The last sentence of a clip begins before its end.
  const lastLinked = clip && linkedSentence >= 0 ? Math.max(linkedSentence, sentenceAt(sentences, clip.end - 0.001)) : linkedSentence;
  const current = chosen ?? Math.max(0, linkedMatch);
  const playingSentence = second === null ? -1 : sentenceAt(sentences, second);

  // Scrolls to the second in the URL, or else to the first match, once the transcript is loaded. Later changes of the URL come from
  // clicks on visible text, so they do not scroll.
  const shown = useRef(false);
  const initialSentence = startSecond === null && isInitialSearch ? (matches[0]?.sentence ?? -1) : linkedSentence;
  useEffect(() => {
    if (shown.current || initialSentence < 0) return undefined;
    // The router scrolls a new page to its top after this effect. A cached transcript renders before that, so it waits for a frame.
    const frame = requestAnimationFrame(() => {
      shown.current = true;
      scrollToSentence(initialSentence, false);
    });
    return () => cancelAnimationFrame(frame);
  }, [initialSentence]);
  useEffect(() => {
    if (isAutoScrolling && playingSentence >= 0) scrollToSentence(playingSentence, true);
  }, [isAutoScrolling, playingSentence]);

  const goTo = (place: number) => {
    if (matches.length === 0) return;
    const next = (place + matches.length) % matches.length;
    setChosen(next);
    const match = matches[next];
    if (match) scrollToSentence(match.sentence, true);
  };

  const { podcastSlug, episodeSlug, title: episodeTitle } = episode;
  const clipUrl = useCallback(
    (start: number, end: number) => new URL(paths.episode(podcastSlug, episodeSlug, { t: start, end }), location.origin).href,
    [podcastSlug, episodeSlug],
  );
  const quote = useCallback(
    (text: string, seconds: number) => {
      const url = new URL(paths.episode(podcastSlug, episodeSlug, { t: seconds }), location.origin).href;
      return formatQuote({ text, seconds, episodeTitle, podcastTitle, url });
    },
    [podcastSlug, episodeSlug, episodeTitle, podcastTitle],
  );

  return (
    <section aria-labelledby="transcript">
      <div className={classes.transcriptHeader}>
        <h2 id="transcript" className="section-heading">
          Transcript
        </h2>
        {texts.length > 0 && <TranscriptDownloads episodeId={episode.episodeId} hasTimes={sentences.length > 0} />}
        {sentences.length > 0 && <Switch label="Auto-scroll" checked={isAutoScrolling} onChange={(event) => setIsAutoScrolling(event.currentTarget.checked)} />}
      </div>
      {data?.origin && texts.length > 0 && <TranscriptOrigin origin={data.origin} />}
      {canCorrect && <OwnCorrections episodeId={episode.episodeId} onSeek={onSeek} />}
      {corrected !== null && correctedParagraph && (
        <SuggestCorrection
          episodeId={episode.episodeId}
          parts={partsOfSentences(sentences.slice(correctedParagraph.first, correctedParagraph.first + correctedParagraph.sentences.length))}
          first={corrected - correctedParagraph.first}
          onClose={() => setCorrected(null)}
        />
      )}
      {untimedText && correctedLine && <SuggestCorrection episodeId={episode.episodeId} parts={partsOfParagraph(correctedLine)} first={0} onClose={() => setCorrected(null)} />}
      {clip && sentences.length > 0 && (
        <p className={classes.clip}>
          Clip from {formatTimecode(clip.start)} to {formatTimecode(clip.end)}
          <Button size="compact-sm" variant="default" onClick={onPlayClip}>
            Play clip
          </Button>
        </p>
      )}
      {texts.length > 0 && <AssistantPanel key={episode.episodeId} subject={{ kind: 'transcript', id: episode.episodeId }} level={3} onMoment={sentences.length > 0 ? onSeek : undefined} />}
      {isPending && <SkeletonRows count={6} height={64} label="Loading transcript" />}
      {isError && <ErrorState title="Couldn’t load the transcript" error={error} onRetry={() => void refetch()} />}
      {data && texts.length === 0 && <EmptyState title="The transcript is empty" />}
      {texts.length > 0 && (
        <>
          <TranscriptSearchBar
            value={searchText}
            count={matches.length}
            current={current}
            onChange={(text) => {
              setSearchText(text);
              setChosen(null);
            }}
            onGoTo={goTo}
          />
          {untimedText && <UntimedTranscript paragraphs={untimedParagraphs} matches={matches} currentMatch={matches[current] ?? null} onCorrect={canCorrect ? setCorrected : undefined} />}
          {!untimedText && (
            <ol className="plain-list">
              {paragraphs.map((paragraph) => {
                const last = paragraph.first + paragraph.sentences.length - 1;
                const within = (sentence: number) => (sentence >= paragraph.first && sentence <= last ? sentence : -1);
                const ownMatches = matches.filter((match) => match.sentence >= paragraph.first && match.sentence <= last);
                const match = matches[current];
                return (
                  <ParagraphView
                    key={paragraph.first}
                    paragraph={paragraph}
                    linkedSentence={linkedSentence}
                    lastLinked={lastLinked}
                    playingSentence={within(playingSentence)}
                    matches={ownMatches.length > 0 ? ownMatches : NO_SENTENCES}
                    currentMatch={match && ownMatches.includes(match) ? match : null}
                    onSeek={onSeek}
                    quote={quote}
                    clipUrl={clipUrl}
                    onCorrect={canCorrect ? setCorrected : undefined}
                  />
                );
              })}
            </ol>
          )}
          {data?.truncated && (
            <p className={classes.truncated}>
              {untimedText ? 'This is the beginning of the transcript.' : describePreview(sentences.length, data.totalSentences)}{' '}
              <Anchor component={AppLink} href={paths.signIn({ source: 'transcript' })} underline="always">
                Sign in to read the rest
              </Anchor>
            </p>
          )}
        </>
      )}
    </section>
  );
}
