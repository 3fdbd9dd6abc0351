/** A title in the languages of the screens (GRD-16). */
export interface InCharge {
  en: string;
  te?: string;
  hi?: string;
}

/** `config.json` beside `index.html`: what an office changes without a build (SHELL-09, CRE-05). */
export interface Configuration {
  /** Credit in the footer (SHELL-01). */
  credit: string;
  /** Sidebar groups that are switched on; `office` is the tabs of staff, too (GRD-03). */
  groups: {
    office: boolean;
    updates: boolean;
    contacts: boolean;
    inCharges: boolean;
    leaders: boolean;
    masterData: boolean;
  };
  /** Options of the Grievance Incharge dropdown, each in one language or in several; what is kept of a choice is the first, or 'en'. */
  grievanceInCharges: (string | InCharge)[];
  /** With a key maps come from Google, without one from OpenStreetMap. */
  googleMapsKey: string | null;
}
