import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const Workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().default(''),
      needs: z.union([z.string().transform((job) => [job]), z.array(z.string())]).default([]),
      permissions: z.record(z.string(), z.string()).default({}),
      uses: z.string().optional(),
      steps: z.array(z.object({ run: z.string().default('') })).default([]),
    }),
  ),
});

const { jobs } = Workflow.parse(parse(readFileSync('.github/workflows/deploy.yml', 'utf8')));
const deploying = Object.entries(jobs).filter(([, job]) => 'id-token' in job.permissions);

test('whatever starts the workflow, only a commit whose tests have just passed is deployed', () => {
  const { test: tests, production, preview } = jobs;
  expect(deploying.map(([name]) => name)).toEqual(['preview', 'production']);
  expect(preview?.if).toContain("github.event_name == 'pull_request' &&");
  expect(production?.needs).toEqual(expect.arrayContaining(['test', 'build']));
  // one of these would run the job although a job before it has failed or was skipped
  expect(production?.if).not.toMatch(/cancelled|always|failure|result/);
  expect(tests?.uses).toBe('./.github/workflows/test.yml');
  // by push, by night and by hand; not for the check of links
  expect(tests?.if).toBe(
    "github.event_name != 'pull_request' && github.event.schedule != '41 4 * * 1'",
  );
});

test('the deployment is checked before it is public, and no job with the right to deploy runs code of the site', () => {
  const commands = (job: string) => jobs[job]?.steps.map(({ run }) => run).join('\n');
  expect(commands('build')).toContain('check:deployed');
  expect(commands('deployed')).toContain('check:deployed');
  expect(jobs['deployed']?.needs).toEqual(['production']);
  expect(jobs['deployed']?.permissions).toEqual({ contents: 'read' });
  for (const [, { steps }] of deploying) {
    const runs = steps.flatMap(({ run }) => run.match(/\b(?:npm|npx|node) .*/g) ?? []);
    expect(runs.filter((run) => !/^(?:npm ci$|npx firebase )/.test(run))).toEqual([]);
  }
});
