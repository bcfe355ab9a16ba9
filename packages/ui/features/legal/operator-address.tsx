import type { Operator } from '@anwurf/contract/site';

/** The operator's address, line by line as he wrote it. */
export function OperatorAddress({ operator }: { operator: Operator }) {
  return (
    <address>
      {[operator.name, ...operator.address].map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
      {operator.email !== '' && (
        <>
          E-Mail: <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </>
      )}
      {operator.phone !== null && (
        <>
          <br />
          Telefon: {operator.phone}
        </>
      )}
    </address>
  );
}
