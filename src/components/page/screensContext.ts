import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, createContext } from 'react';
import type { ScreenTable } from '#contract/access/screens.ts';
import type { Translated } from '#src/i18n/locales.ts';

/** Groups of the sidebar from top to bottom, by their keys below `shell.menu`; the first and the last have no heading. */
export type MenuGroup =
  | 'start'
  | 'office'
  | 'updates'
  | 'contacts'
  | 'incharges'
  | 'people'
  | 'administration'
  | 'settings';

/** Groups in that of the office, folded at first. */
export const MENU_FOLDS = ['work', 'letters'] as const;
export type MenuFold = (typeof MENU_FOLDS)[number];

/** A link of the sidebar. */
export interface MenuEntry {
  path: string;
  /** Another path that belongs to this link: its redirect target, or its records. */
  holds?: string;
  /** A key below `shell.menu`, or the words themselves. */
  label: string | Translated;
  icon: ComponentType<SvgIconProps>;
}

/** The screens in the shell: plain data, made from the pages and the resources. */
export interface Screens {
  table: ScreenTable;
  /** Links of the resources, in the order of their list. */
  links: readonly (MenuEntry & { group: MenuGroup })[];
  /** The specified path for one that react-admin creates, such as `/news/5/show`. */
  specified: (path: string) => string | undefined;
}

export const ScreensContext = createContext<Screens>({ table: {}, links: [], specified: () => undefined });
