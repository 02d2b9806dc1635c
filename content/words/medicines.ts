/** Medicines that are taken along over a border: how they are asked about, and what holds everywhere. */

const MEDICINE =
  '(?:medic(?:ines?|ations?)|meds|(?:epi-?|insulin )?pens|epi-?pens?|syringes?|needles|insulin|inhalers?|tablets|pills|prescriptions?|painkillers|codeine|ritalin|adderall|cbd(?: oil)?)';

/** Whether they may come along: "can I take my insulin through security?" */
export const MEDICINES_ASKED = new RegExp(
  `\\b(?:can|could|may|am|are|is|do|does|will|how)\\b[^.;!?]{0,40}\\b${MEDICINE}\\b[^.;!?]{0,60}\\b(?:into|through|in|on|past|over|customs|security|border|plane|flight|hand luggage|cabin|airport|allowed|legal|ok)\\b`,
  'i',
);

/** What is told of them. */
export const MEDICINES_TOLD =
  'The rules for medicine are each country’s own, and I do not know them. What helps everywhere: carry it in your hand luggage and in its own box, with the prescription and a letter from your doctor that names it, pens and syringes too, and show them at security before you are asked. Strong painkillers, ADHD medicines, some medicines for colds and whatever is for an allergy in a pen may need a permit that takes weeks: ask the embassy of the country, or its customs, well before you fly.';
