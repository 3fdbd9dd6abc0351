import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { moved, type RuleValue } from './routingForm.ts';

interface RuleListProps {
  rules: readonly RuleValue[];
  onChange: (rules: RuleValue[]) => void;
  onEdit: (at: number) => void;
}

/**
 * The rules in order, with buttons and keys that move them. A moved rule keeps the focus, and its position is
 * announced.
 */
export function RuleList({ rules, onChange, onEdit }: RuleListProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const list = useFocusAfterRemoval<HTMLOListElement>(rules.length);
  const [said, say] = useState('');
  // An element that moves in the document loses the focus.
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  });
  const move = (from: number, to: number) => {
    const rule = rules[from];
    if (!rule || to < 0 || to >= rules.length) return;
    pressed.current = document.activeElement;
    onChange(moved(rules, from, to));
    say(translate('routing.moved', { name: rule.name, nth: number(to + 1), count: number(rules.length) }));
  };
  if (rules.length === 0) return null;
  return (
    <>
      <Box component="ol" ref={list} tabIndex={-1} sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none' }}>
        {rules.map((rule, at) => (
          <Rule
            key={rule.key}
            rule={rule}
            nth={at + 1}
            isLast={at === rules.length - 1}
            onMove={(by) => move(at, at + by)}
            onEdit={() => onEdit(at)}
            onRemove={() => onChange(rules.toSpliced(at, 1))}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('routing.keys')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}

interface RuleProps {
  rule: RuleValue;
  nth: number;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function Rule({ rule, nth, isLast, onMove, onEdit, onRemove }: RuleProps) {
  const translate = useTranslate();
  const { conditions, people } = useRuleText();
  const { name, mode } = rule;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !by) return;
    event.preventDefault();
    onMove(by as 1 | -1);
  };
  const button = (word: string, icon: ReactNode, onClick: () => void, disabled = false) => {
    const label = translate(`routing.${word}`, { name });
    return (
      <Tooltip title={label}>
        {/* Only looks disabled: a button that was just pressed must keep the focus. */}
        <IconButton
          size="small"
          aria-label={label}
          aria-disabled={disabled}
          onClick={() => !disabled && onClick()}
          sx={disabled ? { opacity: 0.4 } : undefined}
        >
          {icon}
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box component="li" sx={ROW} onKeyDown={onKeyDown}>
      <Typography color="textSecondary">{nth}.</Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Chip
            size="small"
            variant="outlined"
            color={mode === 'assign' ? 'primary' : 'default'}
            label={translate(`routing.modes.${mode}`)}
          />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {conditions(rule)}
        </Typography>
        <Typography variant="body2">{people(rule)}</Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '2', sm: '3' }, whiteSpace: 'nowrap', ml: { xs: -0.5, sm: 0 } }}>
        {button('up', <UpIcon fontSize="small" />, () => onMove(-1), nth === 1)}
        {button('down', <DownIcon fontSize="small" />, () => onMove(1), isLast)}
        {button('edit', <EditIcon fontSize="small" />, onEdit)}
        {button('remove', <DeleteIcon fontSize="small" />, onRemove)}
      </Box>
    </Box>
  );
}

/** The buttons are next to the rule; on a phone below it. */
const ROW = {
  display: 'grid',
  columnGap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  gridTemplateColumns: { xs: '1.5rem minmax(0, 1fr)', sm: '1.5rem minmax(0, 1fr) auto' },
};

/** A rule in words, in the language of the screen. */
function useRuleText() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const called = (entries: RuleValue['people']) => entries.map(nameIn).join(', ');
  return {
    conditions: ({ categories, mandals, areas, priority, language, source }: RuleValue): string => {
      const parts = [
        called(categories),
        called(mandals),
        called(areas),
        priority && translate(`due.priority.${priority}`),
        language && translate(`person.language.${language}`),
        source && translate(`routing.sources.${source}`),
      ];
      return parts.filter(Boolean).join(' · ') || translate('routing.any');
    },
    people: ({ people }: RuleValue): string => translate('routing.to', { people: called(people) }),
  };
}
