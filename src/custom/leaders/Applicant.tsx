import type { LeaderRecord } from '#contract/leaders/leader.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Fact, Facts } from '#src/components/page/Facts.tsx';
import { Section } from '#src/components/page/Section.tsx';

/** Who applies, from where, and with which proof (LDR-02). */
export function Applicant({ leader }: { leader: LeaderRecord }) {
  const nameIn = useNameIn();
  const { name, phone, area, party, type, water_id_number } = leader;
  return (
    <Section title="leaders.detail.person">
      <Facts words="leaders.fields" column="10rem">
        <Fact name="name">{name}</Fact>
        <Fact name="phone">
          <PhoneLink phone={phone} />
        </Fact>
        <Fact name="area">{nameIn(area)}</Fact>
        <Fact name="party">{party}</Fact>
        <Fact name="type">{type}</Fact>
        <Fact name="water_id_number">{water_id_number}</Fact>
      </Facts>
    </Section>
  );
}
