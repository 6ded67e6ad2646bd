import { SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../../ui/text/format';
import { MAX_SHORT_BIO_CHARS } from './guest-fields';
import { GuestField } from './GuestField';
import { SocialLinks } from './SocialLinks';
import type { GuestForm } from './useProfileEditor';

interface SectionProps {
  id: string;
  title: string;
  description?: string;
  children: ReactNode;
}

export function Section({ id, title, description, children }: SectionProps) {
  return (
    <section className="fieldset" aria-labelledby={id}>
      <div>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {description && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

interface FormProps {
  form: GuestForm;
}

/** Who the guest is and how to reach them. */
export function ContactSection({ form }: FormProps) {
  return (
    <Section id="contact" title="Contact">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <GuestField form={form} field="firstName" />
        <GuestField form={form} field="lastName" />
        <GuestField form={form} field="companyName" />
        <GuestField form={form} field="email" type="email" />
        <GuestField form={form} field="phone" type="tel" />
        <GuestField form={form} field="websiteUrl" type="url" placeholder="https://…" />
        <GuestField form={form} field="bookingUrl" type="url" placeholder="https://…" />
        <GuestField form={form} field="onePagerUrl" type="url" placeholder="https://…" />
      </SimpleGrid>
    </Section>
  );
}

interface BioSectionProps extends FormProps {
  /** The content above the texts. */
  head?: ReactNode;
}

export function BioSection({ form, head }: BioSectionProps) {
  return (
    <Section id="bio" title="Bio">
      {head}
      <GuestField form={form} field="shortBio" rows={3} description={`Who the guest is, in a few sentences. Up to ${formatCount(MAX_SHORT_BIO_CHARS)} characters`} />
      <GuestField form={form} field="longBio" rows={5} description="For the one-sheet, and for hosts who want more" />
    </Section>
  );
}

/** The guest's topics and goals. */
export function TopicsSection({ form }: FormProps) {
  return (
    <Section id="topics" title="Topics and goals">
      <GuestField form={form} field="areasOfExpertise" rows={3} isList description="One area per line" />
      <GuestField form={form} field="topicsToDiscuss" rows={3} isList description="One topic per line" />
      <GuestField form={form} field="goals" rows={3} isList description="What the guest wants to achieve. One goal per line" />
      <GuestField form={form} field="thingsToAvoid" rows={2} isList description="One topic per line" />
    </Section>
  );
}

export function SocialSection({ form }: FormProps) {
  return (
    <Section id="social" title="Social profiles">
      <SocialLinks form={form} />
    </Section>
  );
}

export function PitchSection({ form }: FormProps) {
  return (
    <Section id="pitch" title="For your team" description="Used for outreach, and never shown on the public page.">
      <GuestField form={form} field="additionalContext" rows={3} description="Such as travel dates, a book launch, or equipment" />
    </Section>
  );
}
