import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CONTACT_ADDRESS } from '@domain/publicSite.ts';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { Banner } from '@/ui/signs/Banner.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { TextareaField } from '@/ui/fields/TextareaField.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { Form } from '@/ui/form/Form.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import classes from './ContactPage.module.css';

const mailboxes = [
  { label: 'General', address: CONTACT_ADDRESS },
  { label: 'Support', address: 'support@waymark.example' },
  { label: 'Bookings', address: 'bookings@waymark.example' },
];

function submit(event: FormEvent) {
  event.preventDefault();
  showToast({
    title: 'Sending is not implemented yet',
    description:
      'Your message was not sent. Write to one of the mailboxes instead; what you typed is still here.',
    variant: 'notice',
  });
}

/** Mailboxes, telephone, office, and the form that the spec leaves a stub. */
export function ContactPage() {
  usePageHead('contact');
  const [message, setMessage] = useState('');
  return (
    <Page>
      <PageHeading subtitle="People read these mailboxes on working days.">Contact</PageHeading>
      <div className={classes.columns}>
        <dl className={classes.list}>
          {mailboxes.map(({ label, address }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={`mailto:${address}`}>{address}</a>
              </dd>
            </div>
          ))}
          <div>
            <dt>Telephone</dt>
            <dd>
              <a href="tel:+15550100">+1 555 0100</a>
            </dd>
          </div>
          <div>
            <dt>Office</dt>
            <dd>Lisbon</dd>
          </div>
        </dl>
        <Form className={classes.form} onSubmit={submit}>
          <h2 className={classes.title}>Write a message</h2>
          <Banner tone="info">
            Sending from here is not available yet. Write to one of the mailboxes on this page instead.
          </Banner>
          <TextField label="Your name" autoComplete="name" />
          <TextField label="Your email" type="email" autoComplete="email" />
          <TextareaField label="Message" rows={5} value={message} onChange={setMessage} />
          <Button type="submit" className={classes.submit ?? ''}>
            Send message
          </Button>
        </Form>
      </div>
    </Page>
  );
}
