/** The line of a reply from which on it explains its plan: what stands before it is said above the days. */
export const WHY_HEADING = '**Why this way**';
/** The line below which a reply lists what the traveller is to look at before the trip. */
export const CHECK_HEADING = '### What to check';
