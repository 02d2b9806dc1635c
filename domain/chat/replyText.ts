/** The line of a reply from which on it explains its plan: what stands before it is said above the days. */
export const WHY_HEADING = '**Why this way**';
