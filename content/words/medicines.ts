/** Medicines that are taken along over a border: how they are asked about, and what holds everywhere. */

const MEDICINE =
  '(?:medic(?:ines?|ations?)|meds|(?:epi-?|insulin )?pens|epi-?pens?|syringes?|insulin|inhalers?|tablets|pills|painkillers|codeine|ritalin|adderall|cbd(?: oil)?)';
const OVER_A_BORDER =
  '(?:into|through|past|customs|security|(?:on|onto|aboard) (?:the |a |my |our )?(?:plane|flight|board)|hand luggage|cabin|border|allowed|legal)';

/** Whether they may come along: "can I take my insulin through security?" */
export const MEDICINES_ASKED = new RegExp(
  `\\b(?:can|could|may|am|do) (?:i|we|he|she|they|my \\p{L}+|one) (?:[\\p{L}]+ ){0,3}?(?:take|bring|carry|fly|travel|import|have|keep|allowed)\\b[^.;!?]{0,40}\\b${MEDICINE}\\b[^.;!?]{0,60}\\b${OVER_A_BORDER}\\b|\\bis (?:it|that) (?:ok|okay|allowed|fine|possible|legal|a problem) to (?:take|bring|carry|fly with|travel with)\\b[^.;!?]{0,40}\\b${MEDICINE}\\b|\\b(?:are|is) [^.;!?]{0,20}\\b${MEDICINE}\\b[^.;!?]{0,30}\\b(?:allowed|legal|banned|permitted)\\b`,
  'iu',
);

/** What is told of them. */
export const MEDICINES_TOLD =
  'The rules for medicine are each country’s own, and I do not know them. What helps everywhere: carry it in your hand luggage and in its own box, with the prescription and a letter from your doctor that names it, insulin, pens and syringes too, and show them at security before you are asked. Strong painkillers, ADHD medicines, some medicines for colds and whatever is for an allergy in a pen may need a permit that takes weeks: ask the embassy of the country, or its customs, well before you fly.';
