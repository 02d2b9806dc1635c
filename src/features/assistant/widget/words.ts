/** Words of requirements §2, Floating chat widget. */
export const PLACEHOLDER = 'Ask or speak about flights...';
export const OUT_OF_TOKENS_PLACEHOLDER = 'Out of tokens. Upgrade plan.';
/** Reply to a message of somebody who is not logged in (requirements §4). */
export const LOG_IN_REPLY = '🔒 Please log in to chat with me!';
