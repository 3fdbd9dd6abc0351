import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type MessageEvent, NEWS_KINDS } from '#contract/messages/messageKinds.ts';
import type { MessageRule } from '#contract/messages/messageRule.ts';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { familiesOf } from '../templateFamilies.ts';
import { RuleInput } from './RuleInput.tsx';

interface EventRulesProps {
  event: MessageEvent;
  rules: readonly MessageRule[];
  /** All templates; undefined while loading. */
  editions?: readonly MessageTemplate[];
}

/** An event with its rule in each language; promotional templates are not offered (MSG-05). */
export function EventRules({ event, rules, editions = [] }: EventRulesProps) {
  const translate = useTranslate();
  const id = useId();
  const templatesOf = ({ channel, language }: MessageRule) =>
    familiesOf(editions.filter((one) => one.channel === channel && one.language === language)).filter(
      ({ state, kind }) => state !== 'retired' && !NEWS_KINDS.includes(kind),
    );
  return (
    <Box role="group" aria-labelledby={id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {translate(`messages.events.${event}`)}
      </Typography>
      <Box sx={COLUMNS}>
        {rules.map((rule) => (
          <RuleInput key={rule.language} rule={rule} templates={templatesOf(rule)} />
        ))}
      </Box>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
};
