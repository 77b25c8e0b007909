/**
 * The load balancer in front of the two instances, an nginx too: terminates TLS, uses round robin, tries the
 * next when it cannot connect. No sticky sessions: the instances keep nothing. Like most load balancers it appends the
 * source to the X-Forwarded-For the client wrote, and passes the host name on as written.
 */
export const balancerConfig = (
  dir: string,
  port: number,
  instances: readonly number[],
  tls: { readonly certificate: string; readonly key: string },
): ReadonlyMap<string, string> =>
  new Map([
    [
      'nginx.conf',
      `worker_processes 1;
pid ${dir}/run/nginx.pid;
error_log ${dir}/logs/error.log warn;
events { worker_connections 1024; }
http {
  # every error of a request is written with the whole request line, tokens and all: none is
  error_log ${dir}/logs/error.log emerg;
  access_log off;
  server_tokens off;
  client_body_temp_path ${dir}/temp/body;
  proxy_temp_path ${dir}/temp/proxy;
  fastcgi_temp_path ${dir}/temp/fastcgi;
  uwsgi_temp_path ${dir}/temp/uwsgi;
  scgi_temp_path ${dir}/temp/scgi;
  upstream instances {
${instances.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${tls.certificate};
    ssl_certificate_key ${tls.key};
    client_max_body_size 21m;
    location / {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto https;
      proxy_next_upstream error timeout;
      proxy_read_timeout 310s;
    }
  }
}
`,
    ],
  ])
