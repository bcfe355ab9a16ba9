import { reportTitle, shareText } from '@anwurf/domain/workout/report-words';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import { sendLink } from '../../../links/send-link.ts';

/**
 * Opens the system's share sheet with the link, and with the picture where it takes files.
 * @throws when the system refuses; closing the sheet is no failure
 */
export async function sendReport(report: TrainingReport, url: string, picture: File | null): Promise<void> {
  const data = { title: reportTitle(report), text: `${reportTitle(report)}: ${shareText(report)}`, url };
  const withPicture = picture === null ? data : { ...data, files: [picture] };
  // A system without `canShare` takes no files.
  const takesPicture = picture !== null && typeof navigator.canShare === 'function' && navigator.canShare(withPicture);
  await sendLink(takesPicture ? withPicture : data);
}
