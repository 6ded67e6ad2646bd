import { Anchor, Button, Container, Stack, Text, Title } from '@mantine/core';
import { useEventListener } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { toApiError } from '../../../api/errors';
import { guestChoiceQuery } from '../../../api/outreach/guest-choice';
import { hooksQuery } from '../../../api/outreach/pitches';
import { podcastQuery } from '../../../api/queries';
import { AppLink } from '../../../ui/navigation/AppLink';
import { joinAnd } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { isSubmitKey } from '../../../ui/forms/submit-key';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { useTitle } from '../../../ui/layout/useTitle';
import { paths } from '../../../urls/paths';
import { AssistCost } from '../../../widgets/AssistCost';
import { ErrorState } from '../../../widgets/ErrorState';
import { ContactNotices, isBarred } from '../ContactNotices';
import { warningTitle } from '../contact-warning';
import { DuplicateDialog } from '../DuplicateDialog';
import { GuestField } from '../../../widgets/outreach/GuestField';
import { SenderPrompt } from '../../../widgets/outreach/SenderPrompt';
import type { PitchStart } from '../history/history-view';
import { OptionFields } from '../OptionFields';
import { optionMemory } from '../../../widgets/outreach/options';
import classes from '../Outreach.module.css';
import { PodcastField } from '../PodcastField';
import { ProjectField } from '../ProjectField';
import { useGeneratePitch } from '../useGeneratePitch';
import { HookChoice } from './HookChoice';
import { findProblems, type StartFields, type StartProblems, toRequest } from './start-request';

/** The form of a new pitch: guest, show, reason and options. The URL may choose guest and podcast, by id or slug. */
export function NewPitch({ start }: { start: PitchStart }) {
  const guests = useQuery(guestChoiceQuery);
  const podcast = useQuery({ ...podcastQuery(start.podcast ?? ''), enabled: start.podcast !== null });
  useTitle('Write a pitch');
  const isLoading = guests.isPending || (start.podcast !== null && podcast.isPending);
  const guest = guests.data?.guestProfiles.find(({ guestProfileId, guestProfileSlug, projectId }) => [guestProfileId, guestProfileSlug, projectId].includes(start.guest ?? ''));
  return (
    <Container size="xl" py="lg">
      <Stack gap="lg">
        <div>
          <Anchor component={AppLink} href={paths.outreach()} size="sm">
            Outreach
          </Anchor>
          <Title order={1}>Write a pitch</Title>
        </div>
        {guests.isError && <ErrorState title="Couldn’t load the guest profiles" error={guests.error} onRetry={() => void guests.refetch()} />}
        {podcast.isError && <ErrorState title="Couldn’t load the podcast" error={podcast.error} message={toApiError(podcast.error).isNotFound ? 'It has left the catalog. Choose another one.' : undefined} />}
        <SenderPrompt />
        {isLoading ? (
          <SkeletonRows count={3} height={140} label="Loading guest and podcast" />
        ) : (
          <StartForm hasGuests={!guests.data || guests.data.guestProfiles.length > 0} start={{ podcast: podcast.data?.podcast.id ?? null, guest: guest?.guestProfileId ?? null, project: start.project }} />
        )}
      </Stack>
    </Container>
  );
}

function StartForm({ start, hasGuests }: { start: PitchStart; hasGuests: boolean }) {
  const [fields, setFields] = useState<StartFields>(() => ({ ...start, hook: null, ...optionMemory.read() }));
  const [problems, setProblems] = useState<StartProblems>({});
  const guestField = useRef<HTMLSelectElement>(null);
  const podcastField = useRef<HTMLInputElement>(null);
  const generate = useGeneratePitch();
  const { guest, podcast } = fields;
  const hooks = useQuery({ ...hooksQuery(podcast ?? '', guest ?? ''), enabled: podcast !== null && guest !== null });
  const facts = podcast !== null && guest !== null ? hooks.data?.facts : undefined;
  const change = (changes: Partial<StartFields>) => {
    const next = { ...fields, ...changes };
    setFields(next);
    // A problem disappears when it is solved, and appears on submission.
    const left = findProblems(next);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => name in left)));
  };

  const write = (acceptDuplicate: boolean) => {
    const request = toRequest(fields, acceptDuplicate);
    if (!request || generate.isPending) return;
    optionMemory.remember(fields);
    generate.mutate(request);
  };
  const submit = (event: Pick<FormEvent, 'preventDefault'>) => {
    event.preventDefault();
    const found = findProblems(fields);
    setProblems(found);
    if (found.guest) guestField.current?.focus();
    else if (found.podcast) podcastField.current?.focus();
    else write(false);
  };
  const form = useEventListener<'keydown', HTMLFormElement>('keydown', (event) => {
    if (isSubmitKey(event)) submit(event);
  });
  const failure = generate.error && toApiError(generate.error);
  const duplicate = warningTitle(failure?.code);
  return (
    <form noValidate className={classes.columns} aria-label="New pitch" onSubmit={submit} ref={form}>
      <div className={classes.fields}>
        <section className="fieldset" aria-labelledby="who">
          <Title order={2} size="h4" id="who">
            Guest and podcast
          </Title>
          <GuestField ref={guestField} label="Guest" emptyLabel="Choose a guest" value={guest} error={problems.guest} onChange={(value) => change({ guest: value, hook: null })} />
          {!hasGuests && (
            <Text size="sm">
              You have no guest profiles yet.{' '}
              <Anchor component={AppLink} href={paths.newGuest()} underline="always" inherit>
                Create one
              </Anchor>
            </Text>
          )}
          <PodcastField ref={podcastField} label="Podcast" value={podcast} error={problems.podcast} onChange={(value) => change({ podcast: value, hook: null })} />
          <ProjectField label="List" description="“Mark as pitched” moves the podcast there" emptyLabel="The guest’s list" value={fields.project} onChange={(project) => change({ project })} />
          {facts && <ContactNotices check={facts} />}
          {facts?.takesGuests === false && (
            <Text size="sm" role="note">
              This podcast doesn’t seem to take guests.
            </Text>
          )}
        </section>
        <section className="fieldset" aria-labelledby="why">
          <Title order={2} size="h4" id="why">
            Why this podcast
          </Title>
          {podcast === null || guest === null ? (
            <Text c="dimmed">Choose guest and podcast to see what they have in common.</Text>
          ) : hooks.isPending ? (
            <SkeletonRows count={3} height={48} label="Loading reasons to write" />
          ) : hooks.isError ? (
            <ErrorState title="Couldn’t load the reasons to write" error={hooks.error} onRetry={() => void hooks.refetch()} />
          ) : (
            <>
              <HookChoice data={hooks.data} value={fields.hook} onChange={(hook) => change({ hook })} />
              <div className="dotted facts">
                {hooks.data.facts.hostNames.length > 0 && <span>Hosted by {joinAnd(hooks.data.facts.hostNames)}</span>}
                {hooks.data.facts.lastPublishedAt && (
                  <span>
                    latest episode <TimeAgo value={hooks.data.facts.lastPublishedAt} />
                  </span>
                )}
                {hooks.data.facts.takesGuests && <span>takes guests</span>}
              </div>
            </>
          )}
        </section>
      </div>
      <div className={classes.fields}>
        <section className="fieldset" aria-labelledby="how">
          <Title order={2} size="h4" id="how">
            Writing options
          </Title>
          <OptionFields options={fields.options} variants={fields.variants} onOptions={(options) => change({ options: { ...fields.options, ...options } })} onVariants={(variants) => change({ variants })} />
        </section>
        {failure && duplicate === null && (
          <ErrorState title="The pitch wasn’t written" error={failure}>
            {failure.code === 'empty_profile' && (
              <Text size="sm">
                Open the profile under Guests, add topics or expertise, and come back.
              </Text>
            )}
          </ErrorState>
        )}
        <Stack gap={6} align="flex-start" className={classes.footer}>
          <Button type="submit" aria-keyshortcuts="Control+Enter" size="md" loading={generate.isPending} disabled={facts !== undefined && isBarred(facts)}>
            Write a pitch
          </Button>
          <AssistCost />
          <Text size="sm" role="status" c="dimmed">
            {generate.isPending && 'Reading the podcast and writing…'}
          </Text>
        </Stack>
      </div>
      {failure && duplicate !== null && <DuplicateDialog title={duplicate} message={failure.message} action="Write anyway" isBusy={generate.isPending} onConfirm={() => write(true)} onClose={() => generate.reset()} />}
    </form>
  );
}
