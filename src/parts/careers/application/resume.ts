import { explainType, findResumeType, maxResumeBytes } from '#receiver/resume';
import { timeoutSignal } from '@/lib/timeoutSignal';
import { resumeErrors } from '../content/careers';

export const acceptedResumes = '.pdf,.doc,.docx';

const readTimeoutMs = 30_000;

/** The bytes of a resume that may be sent, or what is wrong with it. */
export async function readResume(file: File, signal?: AbortSignal): Promise<Blob | string> {
  if (file.size > maxResumeBytes) return resumeErrors.tooLarge;
  const bytes = await readFile(file, signal);
  if (!bytes) return resumeErrors.unreadable;
  // Android's cloud drives let a file be read once it is chosen, but not by the request
  if (findResumeType(file.name, bytes)) return new Blob([bytes], { type: file.type });
  return resumeErrors[explainType(file.name)];
}

/** Null if it has changed on the disk since it was chosen, or does not come, as from a cloud drive. */
async function readFile(file: File, signal?: AbortSignal): Promise<ArrayBuffer | null> {
  const ended = timeoutSignal(readTimeoutMs, signal);
  const end = new Promise<null>((resolve) =>
    ended.addEventListener('abort', () => resolve(null), { once: true }),
  );
  return Promise.race([file.arrayBuffer().catch(() => null), end]);
}
