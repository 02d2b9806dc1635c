/** The tools of a turn as the model calls them. */

export const PLAN_TOOL = 'submitPlan';
export const REPLIES_TOOL = 'suggestReplies';
export const SEARCH_TOOLS: ReadonlySet<string> = new Set(['searchFlights', 'searchHotels', 'searchTours']);
