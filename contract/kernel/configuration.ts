/** A title in the languages of the screens (GRD-16). */
export interface InCharge {
  en: string;
  te?: string;
  hi?: string;
}

/** `config.json` in the folder of `index.html`: what an office changes without a build (SHELL-09, CRE-05). */
export interface Configuration {
  /** The credit in the footer (SHELL-01). */
  credit: string;
  /** The enabled sidebar groups; `office` also controls the tabs of staff (GRD-03). */
  groups: {
    office: boolean;
    updates: boolean;
    contacts: boolean;
    inCharges: boolean;
    leaders: boolean;
    masterData: boolean;
  };
  /**
   * Options of the Grievance Incharge dropdown, each in one language or several. The complaint stores the only text, or
   * that of 'en'.
   */
  grievanceInCharges: (string | InCharge)[];
  /** With a key maps come from Google, without one from OpenStreetMap. */
  googleMapsKey: string | null;
}
