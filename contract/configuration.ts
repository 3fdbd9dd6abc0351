/** `config.json` beside `index.html`: what an office changes without a build (SHELL-09, CRE-05). */
export interface Configuration {
  /** Credit in the footer (SHELL-01). */
  credit: string;
  /** Sidebar groups that are switched on. */
  groups: { updates: boolean; contacts: boolean; inCharges: boolean; leaders: boolean; masterData: boolean };
  /** Options of the Grievance Incharge dropdown. */
  grievanceInCharges: string[];
  /** With a key maps come from Google, without one from OpenStreetMap. */
  googleMapsKey: string | null;
}
