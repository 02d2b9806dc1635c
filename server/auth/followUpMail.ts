/** Follow-up letters into the local mailbox, where no workflow is configured that sends them. */
import type { FollowUpProvider } from '../../supabase/functions/_shared/providers/followUp.ts';
import type { Mailbox } from './mailbox.ts';

/** The provider over a mailbox. */
export function mailboxFollowUp(mailbox: Mailbox): FollowUpProvider {
  return {
    send: ({ userEmail, bookingDetails, letter }) =>
      mailbox.deliver({
        to: userEmail,
        // what travellers typed stands in it, and a second line would be another header
        subject: letter.subject.replaceAll(/\p{Cc}+/gu, ' '),
        text: letter.text,
        html: letter.html,
        links: [bookingDetails.url],
      }),
  };
}
