import { Text, Title } from '@mantine/core';
import type { GuestPreparation, LikelyQuestion } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatTimecode, plural } from '../../../ui/text/format';
import { Markdown } from '../../../ui/text/Markdown';
import { paths } from '../../../urls/paths';
import { describeMaker } from '../../../widgets/outreach/maker';
import { MailForm } from './MailForm';
import classes from './Preparation.module.css';
import { countText, sectionsOf } from './preparation-text';

interface PreparationViewProps {
  preparation: GuestPreparation;
  guestProfileId: string | null;
}

export function PreparationView({ preparation, guestProfileId }: PreparationViewProps) {
  const { podcastSlug, episodeSlugs, groupedLikelyQuestions, criticalActions, summary } = preparation;
  return (
    <div className={classes.preparation}>
      <Text size="sm" c="dimmed" className="dotted">
        <span>{describeMaker(preparation)}</span>
        <span>from {plural(episodeSlugs.length, 'transcript')}</span>
      </Text>
      {criticalActions.length > 0 && (
        <section aria-labelledby="actions">
          <Title order={3} size="h4" id="actions">
            Before the recording
          </Title>
          <ol>
            {criticalActions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="questions">
        <Title order={3} size="h4" id="questions">
          Questions
        </Title>
        {groupedLikelyQuestions.length === 0 && <Text c="dimmed">No questions were found in the transcripts.</Text>}
        {groupedLikelyQuestions.map((group) => (
          <div key={group.description} className={classes.group}>
            <Title order={4} size="h5">
              {group.description}
            </Title>
            {sectionsOf(group).map(({ label, questions }) => (
              <div key={label}>
                <Text size="sm" fw={600}>
                  {label}
                </Text>
                <ul className={classes.questions} aria-label={`${label}: ${group.description}`}>
                  {questions.map((question) => (
                    <Question key={question.question} question={question} podcastSlug={podcastSlug} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </section>
      <section aria-label="Summary" className={`panel ${classes.summary}`}>
        <Markdown text={summary} level={3} />
      </section>
      <MailForm slug={podcastSlug} guestProfileId={guestProfileId} />
    </div>
  );
}

/** A question with the places where it came up. They open beside the preparation. */
function Question({ question, podcastSlug }: { question: LikelyQuestion; podcastSlug: string }) {
  return (
    <li>
      <span>{question.question}</span>{' '}
      <Text span size="sm" c="dimmed">
        {countText(question)}
      </Text>
      <ul className={classes.places} aria-label="Where it came up">
        {question.occurrences.map(({ episodeId, episodeSlug, episodeTitle, second }, place) => (
          <li key={`${episodeId} ${place}`}>
            <AppLink href={paths.appEpisode(podcastSlug, episodeSlug, { t: second })} target="_blank">
              {episodeTitle}
              {second !== null && ` at ${formatTimecode(second)}`}
            </AppLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
