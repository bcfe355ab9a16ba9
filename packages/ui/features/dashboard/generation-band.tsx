import { Banner } from '../../kit/feedback/banner.tsx';
import { Link } from '../../links/plain-links.ts';

/** While a plan is being made. */
export function GenerationBand({ generationId }: { generationId: string }) {
  return (
    <Banner>
      Dein Plan entsteht. Du kannst die App schließen, der Plan wartet auf dich.
      <br />
      <Link to="/loading" search={{ generation: generationId }}>
        Stand ansehen
      </Link>
    </Banner>
  );
}
