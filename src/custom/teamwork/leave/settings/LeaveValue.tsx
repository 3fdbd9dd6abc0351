import { useTranslate } from 'react-admin';
import { type LeaveList, listLeaves } from '#contract/teamwork/leave.ts';
import { SectionValue } from '#src/components/office/SectionValue.tsx';
import { call } from '#src/dataProvider/call.ts';

/** Who is away today. */
export default function LeaveValue() {
  const translate = useTranslate();
  const textOf = ({ data }: LeaveList) => {
    const away = data.filter(({ state }) => state === 'now').map(({ user }) => user.name);
    return away.length
      ? translate('leave.section.value', { names: [...new Set(away)].join(', ') })
      : translate('leave.section.none');
  };
  return (
    <SectionValue
      part="leave"
      ask={(query, signal) => call(listLeaves, { query: { everybody: true, ...query }, signal })}
    >
      {textOf}
    </SectionValue>
  );
}
