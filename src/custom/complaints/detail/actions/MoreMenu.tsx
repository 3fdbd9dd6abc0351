import MoreIcon from '@mui/icons-material/MoreHoriz';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { KEYS, type KeyName } from '#src/components/keys/keys.ts';
import { useShortcut } from '#src/components/keys/useKeys.ts';
import { MenuButton } from '#src/components/page/MenuButton.tsx';
import { Entry } from '#src/components/slots/Entry.tsx';
import { ACTION_GROUPS, type ActionGroup, type ActionPart } from '#src/components/slots/parts.ts';

export interface MenuEntry {
  id: string;
  group: ActionGroup | 'pass';
  /** Already translated. */
  label: string;
  key?: KeyName;
  isOff?: boolean;
  entry?: ActionPart['entry'];
}

const GROUPS = ['pass', ...ACTION_GROUPS] as const;

interface MoreMenuProps {
  entries: readonly MenuEntry[];
  onChoose: (entry: MenuEntry) => void;
}

/** '⋯ More': the less frequent actions, in groups. */
export function MoreMenu({ entries, onChoose }: MoreMenuProps) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const hasKeys = Object.keys(shortcut('help')).length > 0;
  return (
    <MenuButton variant="outlined" startIcon={<MoreIcon />} label={translate('common.more')}>
      {(choosing) =>
        GROUPS.flatMap((group) => {
          const own = entries.filter((entry) => entry.group === group);
          if (own.length === 0) return [];
          return [
            <ListSubheader key={group} role="presentation" sx={{ lineHeight: 2.25 }}>
              {translate(`workflow.page.groups.${group}`)}
            </ListSubheader>,
            ...own.map((entry) => {
              const item = (
                <MenuItem
                  key={entry.id}
                  disabled={entry.isOff ?? false}
                  onClick={choosing(() => onChoose(entry))}
                  sx={{ gap: 3, justifyContent: 'space-between' }}
                  {...(entry.key ? shortcut(entry.key) : {})}
                >
                  {entry.label}
                  {entry.key && hasKeys && (
                    <kbd aria-hidden style={{ opacity: 0.7 }}>
                      {KEYS[entry.key]}
                    </kbd>
                  )}
                </MenuItem>
              );
              return entry.entry ? (
                <Entry key={entry.id} part={entry.entry}>
                  {item}
                </Entry>
              ) : (
                item
              );
            }),
          ];
        })
      }
    </MenuButton>
  );
}
