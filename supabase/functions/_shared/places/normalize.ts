/** Names are folded by the rule that the app knows too (src/domain/results/knownNames.ts). */
export { normalize } from '../domain/normalize.ts';
