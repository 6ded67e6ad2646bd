import { Anchor, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { transcriptQuery } from '../../api/queries';
import type { Episode } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { plural } from '../../ui/format';
import { EmptyState, SkeletonRows } from '../../ui/states';
import { ErrorState } from '../../widgets/ErrorState';
import { Downloads } from './Downloads';
import classes from './Episode.module.css';
import { findAll } from './find';
import { FindBar } from './FindBar';
import { PlainTranscript } from './PlainTranscript';
import { PassageView } from './PassageView';
import { sentenceAt, sentenceOfLink, toParagraphs, toPassages } from './passages';
import { quoteOf } from './quote';

interface TranscriptProps {
  episode: Episode;
  podcastTitle: string;
  /** The second of the address. */
  moment: number | null;
  /** What to look for from the start. */
  find: string;
  /** The second that is playing. */
  second: number | null;
  onMoment: (seconds: number) => void;
}

const NO_SENTENCES: never[] = [];

function showSentence(place: number, smooth: boolean): void {
  const element = document.getElementById(`sentence-${place}`);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: smooth && !calm ? 'smooth' : 'auto' });
}

export function Transcript({ episode, podcastTitle, moment, find, second, onMoment }: TranscriptProps) {
  const { data, isPending, isError, error, refetch } = useQuery(transcriptQuery(episode.episodeId));
  const sentences = data?.sentences ?? NO_SENTENCES;
  const passages = useMemo(() => toPassages(sentences), [sentences]);
  const plain = sentences.length === 0 ? (data?.textWithoutTimes ?? '') : '';
  const paragraphs = useMemo(() => toParagraphs(plain), [plain]);
  const texts = useMemo(() => (plain ? paragraphs : passages.flatMap((passage) => passage.sentences.map((sentence) => sentence.text))), [plain, paragraphs, passages]);
  const [wanted, setWanted] = useState(find);
  const [current, setCurrent] = useState(0);
  const [follow, setFollow] = useState(false);
  const found = useMemo(() => findAll(texts, wanted), [texts, wanted]);
  const marked = moment === null ? -1 : sentenceOfLink(sentences, moment);
  const playing = second === null ? -1 : sentenceAt(sentences, second);

  // What the address asks for is shown once the transcript is there; later changes of it come from clicks on what is in
  // view. Where there is no moment, the first place found is meant.
  const shown = useRef(false);
  const asked = moment === null && find !== '' && wanted === find ? (found[0]?.sentence ?? -1) : marked;
  useEffect(() => {
    if (shown.current || asked < 0) return;
    shown.current = true;
    showSentence(asked, false);
  }, [asked]);
  useEffect(() => {
    if (follow && playing >= 0) showSentence(playing, true);
  }, [follow, playing]);

  const goTo = (place: number) => {
    if (found.length === 0) return;
    const next = (place + found.length) % found.length;
    setCurrent(next);
    const match = found[next];
    if (match) showSentence(match.sentence, true);
  };

  const { podcastSlug, episodeSlug, title: episodeTitle } = episode;
  const quote = useCallback(
    (text: string, seconds: number) => {
      const url = new URL(paths.episode(podcastSlug, episodeSlug, { t: seconds }), location.origin).href;
      return quoteOf({ text, seconds, episodeTitle, podcastTitle, url });
    },
    [podcastSlug, episodeSlug, episodeTitle, podcastTitle],
  );

  return (
    <section aria-labelledby="transcript">
      <div className={classes.transcriptHead}>
        <h2 id="transcript" className={classes.heading}>
          Transcript
        </h2>
        {texts.length > 0 && <Downloads episodeId={episode.episodeId} hasTimes={sentences.length > 0} />}
        {sentences.length > 0 && <Switch label="Follow the recording" checked={follow} onChange={(event) => setFollow(event.currentTarget.checked)} />}
      </div>
      {isPending && <SkeletonRows count={6} height={64} label="Loading the transcript" />}
      {isError && <ErrorState title="The transcript could not be loaded" error={error} onRetry={() => void refetch()} />}
      {data && texts.length === 0 && <EmptyState title="The transcript is empty" />}
      {texts.length > 0 && (
        <>
          <FindBar
            value={wanted}
            count={found.length}
            current={current}
            onChange={(text) => {
              setWanted(text);
              setCurrent(0);
            }}
            onGo={goTo}
          />
          {plain && <PlainTranscript paragraphs={paragraphs} found={found} current={found[current] ?? null} />}
          {!plain && (
            <ol className={classes.passages}>
              {passages.map((passage) => {
                const last = passage.first + passage.sentences.length - 1;
                const within = (place: number) => (place >= passage.first && place <= last ? place : -1);
                const here = found.filter((match) => match.sentence >= passage.first && match.sentence <= last);
                const match = found[current];
                return (
                  <PassageView
                    key={passage.first}
                    passage={passage}
                    marked={within(marked)}
                    playing={within(playing)}
                    found={here.length > 0 ? here : NO_SENTENCES}
                    current={match && here.includes(match) ? match : null}
                    onMoment={onMoment}
                    quote={quote}
                  />
                );
              })}
            </ol>
          )}
          {data?.truncated && (
            <p className={classes.truncated}>
              {plain ? 'This is the start.' : `These are the first ${plural(sentences.length, 'sentence')} of ${data.totalSentences ?? 'more'}.`}{' '}
              <Anchor component={AppLink} href={paths.signIn({ source: 'transcript' })} underline="always">
                Sign in to read on
              </Anchor>
            </p>
          )}
        </>
      )}
    </section>
  );
}
