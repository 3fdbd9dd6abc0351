import type { Language } from '#contract/kernel/languages.ts';
import type { SpokenComplaint } from '../spokenComplaints.ts';

/** The input for the demo's messages from citizens. */
export interface Talking {
  /** Takes a person without other demo messages, with a complaint. */
  take(preferences: { open?: true; language?: Language }): SpokenComplaint;
  /** The account that recorded it. */
  by: number;
  now: Date;
  /** Stores a photo and returns the id of its file. */
  photo: () => Promise<number>;
}
