import type { HostRules } from './rules.ts';

/**
 * A whole nginx.conf, for `nginx -p FOLDER -c FILE` with the site in FOLDER/site and, if there is
 * one, the previous release in FOLDER/previous, for visitors who still have it open. It needs no
 * root: it listens on 8000, beside a receiver on 8080, and writes below FOLDER only. It sends the
 * copies that docs/deploy.md compresses.
 */
export function nginxConfig({
  redirects,
  headers,
  pageCacheControl,
  cacheControlByFolder,
}: HostRules): string {
  const folders = Object.entries(cacheControlByFolder).map(
    ([folder, value]) => `    "~^(?:200|206|304):/${folder}/" "${value}";`,
  );
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  const redirectLines = redirects.map(({ from, to }) => {
    const [path, hash = ''] = to.split(/(?=#)/);
    return `    location = ${from} { return 301 ${path}$is_args$args${hash}; }`;
  });
  return `# Written by \`npm run build\` from scripts/hosts.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
worker_rlimit_nofile 8192;
pid temp/nginx.pid;
error_log stderr error;

events {
  worker_connections 4096;
}

http {
  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
    text/vtt vtt;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/plain text/vtt text/xml application/javascript;

  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;

  client_body_temp_path temp/body;
  proxy_temp_path temp/proxy;
  fastcgi_temp_path temp/fastcgi;
  uwsgi_temp_path temp/uwsgi;
  scgi_temp_path temp/scgi;

  # A 404 response must not be cached for a year: the next deployment may add the file.
  map "$status:$uri" $caching {
    default "${pageCacheControl}";
${folders.join('\n')}
  }

  server {
    listen 8000 reuseport backlog=4096;
    root site;
    absolute_redirect off;
    port_in_redirect off;
    error_page 404 /404.html;

    brotli_static on;
    gzip_static on;
    gzip_vary on;

    add_header Cache-Control $caching always;
${headerLines.join('\n')}

    location = / { try_files /index.html =404; }
    location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
    # of these characters, because nginx decodes the path: a line break would be a header
    location ~ ^/(?<page>\\w[\\w./~-]*)(\\.html|/)$ { return 301 /$page$is_args$args; }
    location / { try_files $uri $uri.html =404; }
    location /assets/ { try_files $uri @previous; }
    location @previous { root previous; try_files $uri =404; }
    location = /404.html { internal; }
    location ~ ^/(_|404$) { return 404; }

${redirectLines.join('\n')}
  }
}
`;
}
