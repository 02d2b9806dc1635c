/** What the assistant knows of the traveller: their profile, read by the server, and the day. */
export interface Traveller {
  /** ISO date of the turn. */
  readonly today: string;
  readonly nickname?: string;
  /** Where they set out from when they name no other place. */
  readonly homeLocation?: string;
  readonly interests: readonly string[];
  readonly travelStyle?: string;
  /** US dollars. */
  readonly budgetPerNight?: number;
  /** Kinds of stay they like, as chosen or typed in the profile. */
  readonly stayTypes?: readonly string[];
  readonly notes?: string;
  /** Must-haves of a stay, as chosen or typed in the profile. */
  readonly amenities?: readonly string[];
}
