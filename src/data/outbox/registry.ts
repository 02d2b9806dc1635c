/** Every kind of row that this version can send. */
import { register, type RegisteredKind } from './kind.ts';
import { affiliateClick } from './kinds/affiliateClick.ts';
import { chatAsk } from './kinds/chatAsk.ts';
import { chatClear } from './kinds/chatClear.ts';
import { newsletter } from './kinds/newsletter.ts';
import { pageView } from './kinds/pageView.ts';
import { profileSave } from './kinds/profileSave.ts';
import { tripBring } from './kinds/tripBring.ts';
import { tripCopy } from './kinds/tripCopy.ts';
import { tripDelete } from './kinds/tripDelete.ts';
import { tripEdit } from './kinds/tripEdit.ts';

export type KindRegistry = ReadonlyMap<string, RegisteredKind>;

const all = [
  register(chatAsk),
  register(chatClear),
  register(affiliateClick),
  register(pageView),
  register(newsletter),
  register(profileSave),
  register(tripEdit),
  register(tripBring),
  register(tripCopy),
  register(tripDelete),
];

export const kinds: KindRegistry = new Map(all.map((kind) => [kind.kind, kind]));
