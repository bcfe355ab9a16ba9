import { Banner } from '../../kit/banner.tsx';
import { Link } from '../../kit/link.tsx';

/** While a plan is being made. */
export function GenerationBand({ generationId }: { generationId: string }) {
  return (
    <Banner>
      Dein Plan entsteht. Du kannst die App schließen, der Plan wartet auf dich.
      <br />
      <Link href={`/loading?generation=${generationId}`}>Stand ansehen</Link>
    </Banner>
  );
}
